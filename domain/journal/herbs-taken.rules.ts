const suggestionsMax = 6

/**
 * Suggests names for the text after the last comma. Names that begin with it come first; names already listed are left
 * out.
 */
export function suggestHerbs(names: readonly string[], typed: string): string[] {
  const parts = typed
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const prefix = parts.pop() ?? ''
  if (prefix === '') return []
  const named = names
    .map((name) => ({ name, folded: name.toLowerCase() }))
    .filter(({ folded }) => !parts.includes(folded))
  const first = named.filter(({ folded }) => folded.startsWith(prefix))
  const later = named.filter(({ folded }) => !folded.startsWith(prefix) && folded.includes(` ${prefix}`))
  const found = [...first, ...later].map(({ name }) => name).slice(0, suggestionsMax)
  return found.length === 1 && found[0]?.toLowerCase() === prefix ? [] : found
}

/** Replaces the text after the last comma with the name. */
export const completeHerbs = (typed: string, name: string): string =>
  `${[
    ...typed
      .split(',')
      .slice(0, -1)
      .map((part) => part.trim()),
    name,
  ].join(', ')}, `
