const maxCacheSize = 500

/** Caches the results of `compute`. Clears the cache after 500 texts. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (cache.size === maxCacheSize) cache.clear()
    const value = compute(text)
    cache.set(text, value)
    return value
  }
}
