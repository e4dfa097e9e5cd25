import { dayInWords } from './date-words.ts'

/** How far the clocks of a time zone are ahead of UTC at a moment; both in milliseconds, the moment since the epoch. */
export type TimeZone = (at: number) => number

export const utc: TimeZone = () => 0

/** `24 Nov 2026`, in a time zone; `at` in milliseconds since the epoch. */
export const formatDate = (at: number, zone: TimeZone): string => dayInWords(clockAt(at, zone))

/** `24 Nov 2026, 14:05`, in a time zone; `at` in milliseconds since the epoch. */
export const formatDateTime = (at: number, zone: TimeZone): string => `${formatDate(at, zone)}, ${formatTime(at, zone)}`

/** `14:05`, in a time zone; `at` in milliseconds since the epoch. */
export const formatTime = (at: number, zone: TimeZone): string => clockAt(at, zone).slice(11, 16)

/** The same where the reader's zone is unknown, as in mails and in what the worker answers: `24 Nov 2026, 14:05 (UTC)`. */
export const formatUtc = (at: number): string => `${formatDateTime(at, utc)} (UTC)`

const clockAt = (at: number, zone: TimeZone) => new Date(at + zone(at)).toISOString()
