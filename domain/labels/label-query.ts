/**
 * Herbs by slug or name. If `blendName` is set, they are equal parts of a blend. `expiryDate` is the earliest expiry
 * date, `yyyy-mm-dd`.
 */
export type LabelRequest = { herbs: readonly string[]; blendName?: string; expiryDate?: string | null | undefined }

export function createLabelQuery({ herbs, blendName, expiryDate }: LabelRequest): string {
  const query = new URLSearchParams(herbs.map((herb) => ['herb', herb]))
  if (blendName) query.set('blend', blendName)
  if (expiryDate) query.set('until', expiryDate)
  return query.toString()
}
