import { formatDay } from './date-in-words.ts'

/** Returns the offset of a time zone from UTC at a time since the epoch. Both are in milliseconds. */
export type TimeZone = (at: number) => number

export const utc: TimeZone = () => 0

/** Returns `24 Nov 2026` in a time zone. `at` is milliseconds since the epoch. */
export const formatDate = (at: number, timeZone: TimeZone): string => formatDay(formatLocalIso(at, timeZone))

/** Returns `24 Nov 2026, 14:05` in a time zone. `at` is milliseconds since the epoch. */
export const formatDateTime = (at: number, timeZone: TimeZone): string =>
  `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`

/** Returns `14:05` in a time zone. `at` is milliseconds since the epoch. */
export const formatTime = (at: number, timeZone: TimeZone): string => formatLocalIso(at, timeZone).slice(11, 16)

/**
 * Returns `24 Nov 2026, 14:05 (UTC)`, for emails and other texts without a known time zone. `at` is milliseconds since
 * the epoch.
 */
export const formatUtc = (at: number): string => `${formatDateTime(at, utc)} (UTC)`

const formatLocalIso = (at: number, timeZone: TimeZone) => new Date(at + timeZone(at)).toISOString()
