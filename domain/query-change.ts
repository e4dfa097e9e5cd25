/**
 * Applies the difference between two queries to a third one: `requested` gets the values that `target` has instead of
 * those of `shown`, and keeps its other changes. Parameters in `lists` hold several values, which are added and removed
 * one by one. Any change except that of the page returns to the first page.
 */
export function applyQueryChange(
  requested: URLSearchParams,
  { shown, target, lists }: { shown: URLSearchParams; target: URLSearchParams; lists: readonly string[] },
): URLSearchParams {
  const query = new URLSearchParams(requested)
  const names = new Set([...shown.keys(), ...target.keys()])
  for (const name of names) {
    if (shown.getAll(name).join() === target.getAll(name).join()) continue
    if (name !== 'page') query.delete('page')
    query.delete(name)
    const values = lists.includes(name)
      ? changeList(splitValues(requested, name), splitValues(shown, name), splitValues(target, name))
      : target.getAll(name)
    for (const value of values) query.append(name, value)
  }
  return query
}

const splitValues = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter(Boolean)

const changeList = (requested: string[], shown: string[], target: string[]): Set<string> =>
  new Set([
    ...requested.filter((value) => target.includes(value) || !shown.includes(value)),
    ...target.filter((value) => !shown.includes(value)),
  ])
