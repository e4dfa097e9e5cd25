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
