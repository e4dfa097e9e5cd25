const suggestionsMax = 6

/** Names that what is typed after the last comma may become; those that begin with it come first. None that is there already. */
export function suggestHerbs(names: readonly string[], typed: string): string[] {
  const parts = typed
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const begun = parts.pop() ?? ''
  if (begun === '') return []
  const named = names
    .map((name) => ({ name, folded: name.toLowerCase() }))
    .filter(({ folded }) => !parts.includes(folded))
  const first = named.filter(({ folded }) => folded.startsWith(begun))
  const later = named.filter(({ folded }) => !folded.startsWith(begun) && folded.includes(` ${begun}`))
  const found = [...first, ...later].map(({ name }) => name).slice(0, suggestionsMax)
  return found.length === 1 && found[0]?.toLowerCase() === begun ? [] : found
}

/** What is typed with the name in place of what stood after the last comma. */
export const completeHerbs = (typed: string, name: string): string =>
  `${[
    ...typed
      .split(',')
      .slice(0, -1)
      .map((part) => part.trim()),
    name,
  ].join(', ')}, `
