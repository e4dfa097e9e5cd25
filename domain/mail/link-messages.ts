import { formatLinkLifetime, type LinkPurpose } from '#domain/link-lifetimes.ts'

export const formatLinkExpiry = (purpose: LinkPurpose): string =>
  `The link expires after ${formatLinkLifetime(purpose)} and only works once.`
