import type { ActionAnswer } from './world.ts'

/** Values that each thing in the database may have, according to the answers so far. */
export type Promises = {
  /**
   * Records an answer about a thing: confirmed, it has the value; failed, it may have it or the previous one. `meaning`
   * gives the value that a refusal implies, by its status.
   */
  note: (thing: string, value: string, answer: ActionAnswer, meaning?: Readonly<Record<number, string>>) => void
  /** Records the value that was read: it must be one of the possible values, and is the only one from then on. */
  saw: (thing: string, value: string) => void
  /** Returns every read or stored value that isn't possible; a thing that doesn't exist has the value `none`. */
  broken: (actual: ReadonlyMap<string, string>) => string[]
  count: () => number
}

/** Starts without promises; an unknown thing has the value `none`. */
export function promises(): Promises {
  const known = new Map<string, Set<string>>()
  const impossibleReads: string[] = []
  return {
    note(thing, value, { status, hasFailedBefore }, meaning = {}) {
      const before = known.get(thing) ?? new Set(['none'])
      if (status < 400) known.set(thing, new Set([value]))
      else if (meaning[status] !== undefined) known.set(thing, new Set([meaning[status]]))
      else if (status >= 500 || hasFailedBefore) known.set(thing, new Set([...before, value]))
      else known.set(thing, before)
    },
    saw(thing, value) {
      const values = known.get(thing)
      if (values && !values.has(value)) impossibleReads.push(`${thing} was ${value}, not ${[...values].join(' or ')}`)
      known.set(thing, new Set([value]))
    },
    broken: (actual) =>
      impossibleReads.concat(
        [...known].flatMap(([thing, values]) => {
          if (isDeletedWithPost(thing, actual)) return []
          const current = actual.get(thing) ?? 'none'
          return values.has(current) ? [] : [`${thing} is ${current}, not ${[...values].join(' or ')}`]
        }),
      ),
    count: () => known.size,
  }
}

/** True for a pin, like or follow of a deleted post. */
const isDeletedWithPost = (thing: string, actual: ReadonlyMap<string, string>): boolean =>
  /^(?:pin|post-like|post-follow) /.test(thing) && actual.get(`status ${thing.split(' ').at(-1)}`) === 'deleted'
