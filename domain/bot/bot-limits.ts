/** Maximum number of recipes in a batch, and so in an hour. */
export const maxBatchSize = 100
export const defaultBatchSize = 5

/** Returns a whole number from 1 to 100. Input that is not a number becomes 1. */
export function parseBatchSize(input: unknown): number {
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : input
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1
  return Math.min(maxBatchSize, Math.max(1, Math.trunc(number)))
}

/** Maximum number of recipes that one cleanup deletes. */
export const maxCleanupDeletions = 50

/** Maximum length in characters of the reason for rejecting a recipe. */
export const maxRejectionReasonLength = 200
