/** Response to a request. `hasFailedBefore` is true for a retry after a failure. */
export type ActionResponse = { status: number; body: unknown; hasFailedBefore?: true }

/** Values that each named database entry may have after the responses so far. */
export type ExpectedValues = {
  /**
   * Records the response to a write. After a success, the entry has the new value. After a failure, the entry has the
   * new value or the previous one. `impliedValues` maps the HTTP status of a refusal to the value that it implies.
   */
  recordResponse: (
    name: string,
    value: string,
    response: ActionResponse,
    impliedValues?: Readonly<Record<number, string>>,
  ) => void
  /** Records a read value. It must be one of the possible values, and then becomes the only possible one. */
  recordRead: (name: string, value: string) => void
  /** Returns a message for each read or stored value that isn't possible. A missing entry counts as `none`. */
  listViolations: (storedValues: ReadonlyMap<string, string>) => string[]
  count: () => number
}

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
