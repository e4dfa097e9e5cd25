export const maxSuggestions = 5
/** Minimum number of letters before groups and the typed text are suggested. */
const minLetters = 3

/** Group that can be excluded as a whole. `also` lists its other names, in lower case. */
export type OfferedGroup = { term: string; also: string[] }

/**
 * All ingredient names. A name that is part of a longer name is in `shorter`, and is suggested only when typed in full.
 */
export type IngredientChoice = { offered: string[]; shorter: string[]; groups: OfferedGroup[] }

/**
 * Sorts the ingredient names into `offered` and `shorter`, ignoring case. Replaces `and` with `&`, because `and`
 * separates terms in URLs.
 */
export function createIngredientChoice(usedNames: readonly string[], groups: OfferedGroup[] = []): IngredientChoice {
  const names = usedNames.map((name) => name.replaceAll(/ and /gi, ' & '))
  const lowerCaseNames = names.map((name) => name.toLowerCase())
  const { compare: compareNames } = new Intl.Collator('en')
  const isContained = (position: number) =>
    lowerCaseNames.some((other, otherPosition) => {
      const name = lowerCaseNames[position] ?? ''
      return other.includes(name) && (other.length > name.length || otherPosition < position)
    })
  return {
    offered: names.filter((_, position) => !isContained(position)).toSorted(compareNames),
    shorter: names.filter((_, position) => isContained(position)).toSorted(compareNames),
    groups,
  }
}

/** Suggested term to exclude: a name, a group, or the typed text, which excludes every name that contains it. */
export type Suggestion = { term: string; kind: 'name' | 'group' | 'typed' }

/**
 * Suggests at most five terms that aren't chosen yet. Names come first, starting with a name typed in full. Matching
 * groups follow, at least one if there is any. The typed text comes last, if several names contain it.
 */
export function suggestIngredients(
  { offered, shorter, groups }: IngredientChoice,
  searchText: string,
  chosenTerms: readonly string[],
): Suggestion[] {
  const text = searchText.trim()
  const query = text.normalize('NFKC').toLowerCase()
  if (query === '') return []
  const excluded = new Set(chosenTerms.map((name) => name.toLowerCase()))
  const exactMatches = shorter.filter((name) => name.toLowerCase() === query)
  const containing = offered.filter((name) => name.toLowerCase().includes(query))
  const prefixMatches = containing.filter((name) => name.toLowerCase().startsWith(query))
  const otherMatches = containing.filter((name) => !prefixMatches.includes(name))
  const names = [...exactMatches, ...prefixMatches, ...otherMatches].filter((name) => !excluded.has(name.toLowerCase()))
  const matchingGroups = groups.filter(({ term }) => !excluded.has(term)).filter((group) => matchesGroup(group, query))
  const offersSearchText =
    query.length >= minLetters && names.length > 1 && exactMatches.length === 0 && !excluded.has(query)
  const typedSuggestion: Suggestion[] = offersSearchText ? [{ term: text, kind: 'typed' }] : []
  const remaining = maxSuggestions - typedSuggestion.length
  const shownNames = names.slice(0, remaining - Math.min(matchingGroups.length, 1))
  return [
    ...shownNames.map((term): Suggestion => ({ term, kind: 'name' })),
    ...matchingGroups.slice(0, remaining - shownNames.length).map(({ term }): Suggestion => ({ term, kind: 'group' })),
    ...typedSuggestion,
  ]
}

/** True when the text begins the group's main name or Latin name, or is one of its other names in full. */
function matchesGroup({ term, also }: OfferedGroup, query: string): boolean {
  if (also.includes(query)) return true
  return (
    query.length >= minLetters &&
    [term, ...also.filter((name) => name.endsWith('aceae'))].some((name) => name.startsWith(query))
  )
}

/** Returns the names that stay although a longer name is excluded: `Milk` for `Almond Milk`. */
export function findRemainingNames(term: string, names: readonly string[], hidden: ReadonlySet<string>): string[] {
  const words = ` ${term.toLowerCase()} `
  return names.filter((name) => !hidden.has(name) && words.includes(` ${name.toLowerCase()} `))
}
