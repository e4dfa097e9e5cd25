import { readerZone } from '#client/core/format-day.ts'
import { formatDate, formatDateTime, utc } from '#domain/format-date.ts'

import { useIsHydrated } from './use-is-hydrated.ts'

/** `time` is in epoch milliseconds. */
type TimestampProps = { time: number; className?: string }

export const Timestamp = (props: TimestampProps) => <LocalTime {...props} format={formatDateTime} />

export const Day = (props: TimestampProps) => <LocalTime {...props} format={formatDate} />

/**
 * Formats the time in the reader's time zone. Uses UTC in the worker and until hydration, because both must render the
 * same.
 */
function LocalTime({ time, className, format }: TimestampProps & { format: typeof formatDate }) {
  const zone = useIsHydrated() ? readerZone : utc
  return (
    <time dateTime={new Date(time).toISOString()} className={className}>
      {format(time, zone)}
    </time>
  )
}
