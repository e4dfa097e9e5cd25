import { durationInWords } from './duration-words.ts'
import { dayMs, hourMs } from './durations.ts'

/** How long the link of a mail holds, in milliseconds, by what it is for. */
export const linkLasts = { account: dayMs, email: dayMs, reset: hourMs, subscription: 7 * dayMs } as const

export type LinkPurpose = keyof typeof linkLasts

/** The same in words. */
export const linkLastsInWords = (purpose: LinkPurpose): string => durationInWords(linkLasts[purpose])
