const maxSuggestions = 6

/**
 * Suggests herb names for the text after the last comma. Names that begin with the text come first. Herbs that are
 * already listed aren't suggested.
 */
export function suggestHerbs(names: readonly string[], input: string): string[] {
  const listedHerbs = input
    .toLowerCase()
    .split(',')
    .map((herb) => herb.trim())
  const prefix = listedHerbs.pop() ?? ''
  if (prefix === '') return []
  const candidates = names
    .map((name) => ({ name, lowerCaseName: name.toLowerCase() }))
    .filter(({ lowerCaseName }) => !listedHerbs.includes(lowerCaseName))
  const prefixMatches = candidates.filter(({ lowerCaseName }) => lowerCaseName.startsWith(prefix))
  const laterMatches = candidates.filter(
    ({ lowerCaseName }) => !lowerCaseName.startsWith(prefix) && lowerCaseName.includes(` ${prefix}`),
  )
  const suggestions = [...prefixMatches, ...laterMatches].map(({ name }) => name).slice(0, maxSuggestions)
  return suggestions.length === 1 && suggestions[0]?.toLowerCase() === prefix ? [] : suggestions
}

/** Replaces the text after the last comma with `name`. */
export const completeHerbs = (input: string, name: string): string =>
  `${[
    ...input
      .split(',')
      .slice(0, -1)
      .map((herb) => herb.trim()),
    name,
  ].join(', ')}, `
