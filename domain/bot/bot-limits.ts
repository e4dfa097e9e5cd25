/** Recipes a batch, and so an hour. */
export const batchSizeMax = 100
export const defaultBatchSize = 5

/** A whole number from 1 to 100; what is no number becomes 1. */
export function readBatchSize(given: unknown): number {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
  if (typeof number !== 'number' || !Number.isFinite(number)) return 1
  return Math.min(batchSizeMax, Math.max(1, Math.trunc(number)))
}

/** Recipes that one cleanup deletes at most. */
export const cleanupMax = 50

/** Characters of the reason for which a recipe is rejected. */
export const rejectionReasonMax = 200
