/**
 * Test question, or a conversation whose last question counts. An answer must match all of `says` and none of `never`,
 * and must list `source`, a page of the site.
 */
export type HerbiCase = {
  ask: string | readonly string[]
  says: readonly RegExp[]
  never?: readonly RegExp[]
  source?: string
}
