/**
 * Herbs by slug or name. With `blendName`, the herbs are the equal parts of that blend. `expiryDate` is the first
 * expiry date among them, `yyyy-mm-dd`.
 */
export type LabelRequest = { herbs: readonly string[]; blendName?: string; expiryDate?: string | null | undefined }

/** Returns the query that opens the label designer with these herbs. */
export function createLabelQuery({ herbs, blendName, expiryDate }: LabelRequest): string {
  const query = new URLSearchParams(herbs.map((herb) => ['herb', herb]))
  if (blendName) query.set('blend', blendName)
  if (expiryDate) query.set('until', expiryDate)
  return query.toString()
}
