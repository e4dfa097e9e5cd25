/** Herbs by slug or name; with a name of their `blend` they are its equal parts. `until` (`yyyy-mm-dd`): the first day that one expires. */
export type HerbsToLabel = { herbs: readonly string[]; blend?: string; until?: string | null | undefined }

/** What the address of the designer says of herbs. */
export function writeHerbsToLabel({ herbs, blend, until }: HerbsToLabel): string {
  const query = new URLSearchParams(herbs.map((herb) => ['herb', herb]))
  if (blend) query.set('blend', blend)
  if (until) query.set('until', until)
  return query.toString()
}
