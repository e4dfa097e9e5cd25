/**
 * Test question or conversation. The answer to the last question must match every pattern in `expected` and none in
 * `forbidden`, and must list the page `source`.
 */
export type HerbiCase = {
  question: string | readonly string[]
  expected: readonly RegExp[]
  forbidden?: readonly RegExp[]
  source?: string
}
