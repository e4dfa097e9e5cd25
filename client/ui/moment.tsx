import { timeWords } from '#client/core/day-words.ts'

/** A day and a time; `time` in milliseconds since the epoch. */
export const Moment = ({ time }: { time: number }) => (
  <time dateTime={new Date(time).toISOString()}>{timeWords(time)}</time>
)
