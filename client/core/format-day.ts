import { formatDate, formatDateTime, type TimeZone } from '#domain/format-date.ts'

/** Offset of the browser's time zone. `getTimezoneOffset` returns minutes behind UTC. */
export const readerZone: TimeZone = (at) => new Date(at).getTimezoneOffset() * -60_000

/** Returns `24 Nov 2026` in the reader's time zone; `at` is in epoch milliseconds. */
export const formatDay = (at: number): string => formatDate(at, readerZone)

/** Returns `24 Nov 2026, 14:05` in the reader's time zone; `at` is in epoch milliseconds. */
export const formatDayAndTime = (at: number): string => formatDateTime(at, readerZone)
