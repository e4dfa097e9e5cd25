/**
 * Test question or conversation. The answer to the last question must match every pattern in `says` and none in
 * `never`. The answer must also list the page `source`.
 */
export type HerbiCase = {
  ask: string | readonly string[]
  says: readonly RegExp[]
  never?: readonly RegExp[]
  source?: string
}
