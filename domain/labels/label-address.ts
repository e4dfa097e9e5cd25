/**
 * Herbs by slug or name. If `blend` gives the name of a blend, the herbs are its equal parts. `until` is the first
 * expiry date among them, `yyyy-mm-dd`.
 */
export type HerbsToLabel = { herbs: readonly string[]; blend?: string; until?: string | null | undefined }

/** Returns the query that opens the label designer with these herbs. */
export function writeHerbsToLabel({ herbs, blend, until }: HerbsToLabel): string {
  const query = new URLSearchParams(herbs.map((herb) => ['herb', herb]))
  if (blend) query.set('blend', blend)
  if (until) query.set('until', until)
  return query.toString()
}
