import { readerZone } from '#client/core/day-words.ts'
import { formatDate, formatDateTime, utc } from '#domain/format-date.ts'

import { useIsReady } from './use-is-ready.ts'

/** Milliseconds since the epoch. */
type MomentProps = { time: number; className?: string }

/** A day and a time. */
export const Moment = (props: MomentProps) => <InReadersZone {...props} format={formatDateTime} />

/** A day. */
export const Day = (props: MomentProps) => <InReadersZone {...props} format={formatDate} />

/** The worker draws UTC, and so does the browser until it has taken the page over: what both draw has to be the same. */
function InReadersZone({ time, className, format }: MomentProps & { format: typeof formatDate }) {
  const zone = useIsReady() ? readerZone : utc
  return (
    <time dateTime={new Date(time).toISOString()} className={className}>
      {format(time, zone)}
    </time>
  )
}
