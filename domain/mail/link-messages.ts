import { linkLifetimeInWords, type LinkPurpose } from '#domain/link-lifetimes.ts'

export const linkExpirySentence = (purpose: LinkPurpose): string =>
  `The link expires after ${linkLifetimeInWords(purpose)} and works once.`
