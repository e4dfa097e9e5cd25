import { communityMessages } from '#domain/community/community.messages.ts'

import type { Person, ActionAnswer, World } from './world.ts'

/** Rows that everybody may act on; `people` may be granted premium. */
export type SharedRows = {
  recipes: string[]
  slugs: string[]
  herbs: string[]
  posts: string[]
  tickets: string[]
  people: Person[]
}

export type Action = (world: World, person: Person, shared: SharedRows) => Promise<void>

/** Ids by kind; those of the cabinet by the slug of their herb. */
type Own = {
  posts: { id: string; title: string }[]
  tickets: string[]
  recipes: { id: string; name: string }[]
  items: Map<string, string>
}

const own = new WeakMap<Person, Own>()

/** Returns the rows that belong to this person alone. */
export function shared(person: Person): Own {
  const found = own.get(person) ?? { posts: [], tickets: [], recipes: [], items: new Map<string, string>() }
  own.set(person, found)
  return found
}

/** Usually repeats a failed request once, as people do. The second answer is marked with `hasFailedBefore`. */
export async function twice(world: World, request: () => Promise<ActionAnswer>): Promise<ActionAnswer> {
  const answer = await request()
  return answer.status >= 500 && world.random() < 0.8 ? { ...(await request()), hasFailedBefore: true } : answer
}

/** Returns the meaning of a conflict for a new text: the same text exists already. Empty for any other answer. */
export const meaningOfSame = ({ status, body }: ActionAnswer): Record<number, string> =>
  status === 409 && JSON.stringify(body).includes(communityMessages.sameText) ? { 409: '1' } : {}

/** Returns the id in an answer, or in its part with this name; undefined if there is none. */
export function answeredId({ body }: ActionAnswer, part?: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const holder: unknown = part === undefined ? body : Reflect.get(body, part)
  const id: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}
