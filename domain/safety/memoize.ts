const rememberedMax = 500

/** `compute`, asked once for each text; after 500 texts it begins anew. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size === rememberedMax) known.clear()
    const value = compute(text)
    known.set(text, value)
    return value
  }
}
