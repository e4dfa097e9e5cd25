import { linkLastsInWords, type LinkPurpose } from '#domain/link-lifetimes.ts'

/** What every mail says of the link that it brings. */
export const linkHolds = (purpose: LinkPurpose): string =>
  `The link holds for ${linkLastsInWords(purpose)} and works once.`
