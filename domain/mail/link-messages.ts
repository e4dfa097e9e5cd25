import { linkLastsInWords, type LinkPurpose } from '#domain/link-lifetimes.ts'

export const linkHolds = (purpose: LinkPurpose): string =>
  `The link expires after ${linkLastsInWords(purpose)} and works once.`
