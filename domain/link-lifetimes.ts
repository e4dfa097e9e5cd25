import { formatDuration } from './duration-in-words.ts'
import { dayMs, hourMs } from './durations.ts'

/** Milliseconds that a link in an email is valid. */
export const linkLifetimes = { account: dayMs, email: dayMs, reset: hourMs, subscription: 7 * dayMs } as const

export type LinkPurpose = keyof typeof linkLifetimes

export const formatLinkLifetime = (purpose: LinkPurpose): string => formatDuration(linkLifetimes[purpose])
