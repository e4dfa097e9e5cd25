import { durationInWords } from './duration-in-words.ts'
import { dayMs, hourMs } from './durations.ts'

/** Milliseconds for which the link of an email is valid. */
export const linkLasts = { account: dayMs, email: dayMs, reset: hourMs, subscription: 7 * dayMs } as const

export type LinkPurpose = keyof typeof linkLasts

export const linkLastsInWords = (purpose: LinkPurpose): string => durationInWords(linkLasts[purpose])
