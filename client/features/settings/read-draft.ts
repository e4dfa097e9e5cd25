/** Returns the draft if each of its fields has the same type as in `example`, otherwise undefined. */
export function parseDraft<Form extends object>(draft: unknown, example: Form): Form | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const hasSameTypes = Object.entries(example).every(
    ([name, value]) => typeof Reflect.get(draft, name) === typeof value,
  )
  return hasSameTypes ? (draft as Form) : undefined
}
