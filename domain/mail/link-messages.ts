import { linkLifetimeInWords, type LinkPurpose } from '#domain/link-lifetimes.ts'

export const formatLinkExpiry = (purpose: LinkPurpose): string =>
  `The link expires after ${linkLifetimeInWords(purpose)} and works once.`
