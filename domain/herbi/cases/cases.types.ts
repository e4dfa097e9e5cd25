/**
 * A question, or several of one conversation of which the last one counts; what the answer must say, all of it, what it must not, and a
 * page of the site that it must name.
 */
export type HerbiCase = {
  ask: string | readonly string[]
  says: readonly RegExp[]
  never?: readonly RegExp[]
  source?: string
}
