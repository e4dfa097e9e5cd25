type BatchStatus = { wanted: number; steps: number }

/** Whether another recipe of the batch is to be written, and why not; `room` is how many may still be published on the day. */
export function nextOf({ wanted, steps }: BatchStatus, room: number): 'write' | 'complete' | 'day_full' {
  if (steps >= wanted) return 'complete'
  return room > 0 ? 'write' : 'day_full'
}

type Counted = { kind: 'scheduled' | 'manual'; steps: number; published: number; waiting: number }

/** Whether a batch of the schedule shows that nothing new passes: every try of it was refused. */
export const isFruitless = ({ kind, steps, published, waiting }: Counted): boolean =>
  kind === 'scheduled' && steps > 0 && published + waiting === 0

/** How many recipes may still be published on the day. */
export const roomOf = ({ scheduled, manual }: { scheduled: number; manual: number }, max: number): number =>
  Math.max(0, max - scheduled - manual)

/** The hour (UTC) of a time in milliseconds since the epoch, such as `2026-11-21T12:00`: each hour has one batch. */
export const slotOf = (at: number): string => `${new Date(at).toISOString().slice(0, 13)}:00`
