import { dayInWords } from './date-in-words.ts'

/** Returns the offset of a time zone from UTC at a time since the epoch. Both are in milliseconds. */
export type TimeZone = (at: number) => number

export const utc: TimeZone = () => 0

/** Returns `24 Nov 2026` in a time zone. `at` is milliseconds since the epoch. */
export const formatDate = (at: number, zone: TimeZone): string => dayInWords(clockAt(at, zone))

/** Returns `24 Nov 2026, 14:05` in a time zone. `at` is milliseconds since the epoch. */
export const formatDateTime = (at: number, zone: TimeZone): string => `${formatDate(at, zone)}, ${formatTime(at, zone)}`

/** Returns `14:05` in a time zone. `at` is milliseconds since the epoch. */
export const formatTime = (at: number, zone: TimeZone): string => clockAt(at, zone).slice(11, 16)

/**
 * Returns `24 Nov 2026, 14:05 (UTC)`, for texts whose reader's time zone is unknown, such as emails. `at` is
 * milliseconds since the epoch.
 */
export const formatUtc = (at: number): string => `${formatDateTime(at, utc)} (UTC)`

const clockAt = (at: number, zone: TimeZone) => new Date(at + zone(at)).toISOString()
