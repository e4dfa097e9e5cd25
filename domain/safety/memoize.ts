const cacheMax = 500

/** Caches the results of `compute`, and clears the cache after 500 texts. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size === cacheMax) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
