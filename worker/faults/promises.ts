import type { Told } from './world.ts'

/** What has to stand in the database by what was answered: of each thing the values that it may have. */
export type Promises = {
  /**
   * Notes what an answer says of a thing: confirmed, it has the value; failed, it may have it or stand as before. `meaning` says what a
   * refusal tells of it, by its status.
   */
  note: (thing: string, value: string, told: Told, meaning?: Readonly<Record<number, string>>) => void
  /** Notes what a thing was read as: that has to be one of the values that it may have, and is the only one from then on. */
  saw: (thing: string, value: string) => void
  /** What was read or stands otherwise than it may; a thing that is not there has the value `none`. */
  broken: (actual: ReadonlyMap<string, string>) => string[]
  count: () => number
}

/** Nothing is promised yet; of a thing that is not known `none` stands. */
export function promises(): Promises {
  const known = new Map<string, Set<string>>()
  const misread: string[] = []
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
      if (values && !values.has(value)) misread.push(`${thing} was ${value}, not ${[...values].join(' or ')}`)
      known.set(thing, new Set([value]))
    },
    broken: (actual) =>
      misread.concat(
        [...known].flatMap(([thing, values]) => {
          if (isGoneWithPost(thing, actual)) return []
          const stands = actual.get(thing) ?? 'none'
          return values.has(stands) ? [] : [`${thing} is ${stands}, not ${[...values].join(' or ')}`]
        }),
      ),
    count: () => known.size,
  }
}

/** Marks of a post go with it. */
const isGoneWithPost = (thing: string, actual: ReadonlyMap<string, string>): boolean =>
  /^(?:pin|post-like|post-follow) /.test(thing) && actual.get(`status ${thing.split(' ').at(-1)}`) === 'deleted'
