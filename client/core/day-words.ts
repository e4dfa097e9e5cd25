import { formatDate, formatDateTime, type TimeZone } from '#domain/format-date.ts'

/** The time zone of this browser, which tells it in minutes behind UTC. */
export const readerZone: TimeZone = (at) => new Date(at).getTimezoneOffset() * -60_000

/** `24 Nov 2026` where the reader is; `at` in milliseconds since the epoch. */
export const dayWords = (at: number): string => formatDate(at, readerZone)

/** `24 Nov 2026, 14:05` where the reader is; `at` in milliseconds since the epoch. */
export const timeWords = (at: number): string => formatDateTime(at, readerZone)
