import { communityMessages } from '#domain/community/community.messages.ts'

import type { ActionResponse } from './expected-values.ts'
import type { Person, Simulation } from './simulation.ts'

/** Rows that everyone may act on. The administrator may grant premium to `people`. */
export type SharedRows = {
  recipes: string[]
  slugs: string[]
  herbs: string[]
  posts: string[]
  tickets: string[]
  people: Person[]
}

export type Action = (simulation: Simulation, person: Person, sharedRows: SharedRows) => Promise<void>

type OwnRows = {
  posts: { id: string; title: string }[]
  tickets: string[]
  recipes: { id: string; name: string }[]
  items: Map<string, string>
}

const ownRowsByPerson = new WeakMap<Person, OwnRows>()

export function getOwnRows(person: Person): OwnRows {
  const ownRows = ownRowsByPerson.get(person) ?? {
    posts: [],
    tickets: [],
    recipes: [],
    items: new Map<string, string>(),
  }
  ownRowsByPerson.set(person, ownRows)
  return ownRows
}

/** Sends a request, and usually repeats it once after a failure. The second response then has `hasFailedBefore`. */
export async function requestWithRetry(
  simulation: Simulation,
  request: () => Promise<ActionResponse>,
): Promise<ActionResponse> {
  const response = await request()
  return response.status >= 500 && simulation.random() < 0.8
    ? { ...(await request()), hasFailedBefore: true }
    : response
}

/**
 * Returns the values that follow from a 409 response for a text that already exists. For any other response, returns an
 * empty object.
 */
export const valuesImpliedByDuplicate = ({ status, body }: ActionResponse): Record<number, string> =>
  status === 409 && JSON.stringify(body).includes(communityMessages.sameText) ? { 409: '1' } : {}

/** Returns the id in a response, or the id in its property `key`; undefined if there is none. */
export function readId({ body }: ActionResponse, key?: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const container: unknown = key === undefined ? body : Reflect.get(body, key)
  const id: unknown = typeof container === 'object' && container !== null ? Reflect.get(container, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}
