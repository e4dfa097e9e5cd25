/** Maximum recipes in a batch. There is one batch per hour. */
export const maxBatchSize = 100
export const defaultBatchSize = 5

/** Returns a whole number from 1 to 100. Input that isn't a number becomes 1. */
export function parseBatchSize(input: unknown): number {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1
  return Math.min(maxBatchSize, Math.max(1, Math.trunc(number)))
}

export const maxCleanupDeletions = 50

export const maxRejectionReasonLength = 200

type BatchStatus = { wanted: number; steps: number }

/** Returns a batch's next step. `remaining` is the number of recipes that may still be published today. */
export function decideNextStep({ wanted, steps }: BatchStatus, remaining: number): 'write' | 'complete' | 'day_full' {
  if (steps >= wanted) return 'complete'
  return remaining > 0 ? 'write' : 'day_full'
}

type BatchCounts = { kind: 'scheduled' | 'manual'; steps: number; published: number; waiting: number }

/** True for a scheduled batch in which every attempt was refused. */
export const hasNoAcceptedRecipe = ({ kind, steps, published, waiting }: BatchCounts): boolean =>
  kind === 'scheduled' && steps > 0 && published + waiting === 0

export const countRemainingToday = (
  { scheduled, manual }: { scheduled: number; manual: number },
  max: number,
): number => Math.max(0, max - scheduled - manual)

/**
 * Returns the UTC hour of a time in milliseconds since the epoch, such as `2026-11-21T12:00`. Each hour has at most one
 * scheduled batch.
 */
export const getHourSlot = (time: number): string => `${new Date(time).toISOString().slice(0, 13)}:00`
