/** Returns the draft if each of its fields has the same type as in `like`, otherwise undefined. */
export function readAs<Form extends object>(draft: unknown, like: Form): Form | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const hasSameTypes = Object.entries(like).every(([name, value]) => typeof Reflect.get(draft, name) === typeof value)
  return hasSameTypes ? (draft as Form) : undefined
}
