import type { ActionResponse } from './simulation.ts'

/** Values that each named entry of the database may have, according to the responses so far. */
export type ExpectedValues = {
  /**
   * Records the response to a request that writes the value. After success the entry has the value; after a failure it
   * has the value or the previous one. `impliedValues` gives the value that a refusal implies, by HTTP status.
   */
  recordResponse: (
    name: string,
    value: string,
    response: ActionResponse,
    impliedValues?: Readonly<Record<number, string>>,
  ) => void
  /** Records a value that was read. It must be one of the possible values, and is the only one from then on. */
  recordRead: (name: string, value: string) => void
  /** Returns a message for every read or stored value that isn't possible. A missing entry has the value `none`. */
  listViolations: (storedValues: ReadonlyMap<string, string>) => string[]
  count: () => number
}

/** Returns an empty record, in which every entry has the value `none`. */
export function createExpectedValues(): ExpectedValues {
  const valuesByName = new Map<string, Set<string>>()
  const impossibleReads: string[] = []
  return {
    recordResponse(name, value, { status, hasFailedBefore }, impliedValues = {}) {
      const previousValues = valuesByName.get(name) ?? new Set(['none'])
      if (status < 400) valuesByName.set(name, new Set([value]))
      else if (impliedValues[status] !== undefined) valuesByName.set(name, new Set([impliedValues[status]]))
      else if (status >= 500 || hasFailedBefore) valuesByName.set(name, new Set([...previousValues, value]))
      else valuesByName.set(name, previousValues)
    },
    recordRead(name, value) {
      const values = valuesByName.get(name)
      if (values && !values.has(value)) impossibleReads.push(`${name} was ${value}, not ${[...values].join(' or ')}`)
      valuesByName.set(name, new Set([value]))
    },
    listViolations: (storedValues) =>
      impossibleReads.concat(
        [...valuesByName].flatMap(([name, values]) => {
          if (isDeletedWithPost(name, storedValues)) return []
          const current = storedValues.get(name) ?? 'none'
          return values.has(current) ? [] : [`${name} is ${current}, not ${[...values].join(' or ')}`]
        }),
      ),
    count: () => valuesByName.size,
  }
}

/** True for a pin, like or follow of a deleted post. */
const isDeletedWithPost = (name: string, storedValues: ReadonlyMap<string, string>): boolean =>
  /^(?:pin|post-like|post-follow) /.test(name) && storedValues.get(`status ${name.split(' ').at(-1)}`) === 'deleted'
