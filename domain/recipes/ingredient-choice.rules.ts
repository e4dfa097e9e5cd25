/** The most suggestions that a reader is offered at once. */
export const suggestionsMax = 5
/** Letters from which on everything that holds them is offered as well, and groups that begin with them. */
const broadFrom = 3

/** A group that may be left out as a whole; `also` are its other names, in lower case. */
export type OfferedGroup = { term: string; also: string[] }

/** `offered` and `shorter` together are all names; a shorter one is part of a longer one and is offered when typed in full. */
export type IngredientChoice = { offered: string[]; shorter: string[]; groups: OfferedGroup[] }

/** Of names that contain one another, whatever the case, the longer one is offered. Addresses part terms at `and`. */
export function ingredientChoice(inUse: readonly string[], groups: OfferedGroup[] = []): IngredientChoice {
  const names = inUse.map((name) => name.replaceAll(/ and /gi, ' & '))
  const folded = names.map((name) => name.toLowerCase())
  const { compare: alphabetical } = new Intl.Collator('en')
  const isPart = (position: number) =>
    folded.some((other, otherPosition) => {
      const name = folded[position] ?? ''
      return other.includes(name) && (other.length > name.length || otherPosition < position)
    })
  return {
    offered: names.filter((_, position) => !isPart(position)).toSorted(alphabetical),
    shorter: names.filter((_, position) => isPart(position)).toSorted(alphabetical),
    groups,
  }
}

/** A term to exclude: a name, a group, or what was typed, which leaves out every name that holds it. */
export type Suggestion = { term: string; kind: 'name' | 'group' | 'typed' }

/**
 * At most five terms: names that contain what was typed, without those chosen, a name typed in full first; then groups that
 * are called so, one at least if there is any; last the typed text itself where it stands in several names.
 */
export function suggestIngredients(
  { offered, shorter, groups }: IngredientChoice,
  typed: string,
  chosen: readonly string[],
): Suggestion[] {
  const text = typed.trim()
  const wanted = text.normalize('NFKC').toLowerCase()
  if (wanted === '') return []
  const taken = new Set(chosen.map((name) => name.toLowerCase()))
  const whole = shorter.filter((name) => name.toLowerCase() === wanted)
  const containing = offered.filter((name) => name.toLowerCase().includes(wanted))
  const beginning = containing.filter((name) => name.toLowerCase().startsWith(wanted))
  const others = containing.filter((name) => !beginning.includes(name))
  const names = [...whole, ...beginning, ...others].filter((name) => !taken.has(name.toLowerCase()))
  const called = groups.filter(({ term }) => !taken.has(term)).filter((group) => isCalled(group, wanted))
  const offersTyped = wanted.length >= broadFrom && names.length > 1 && whole.length === 0 && !taken.has(wanted)
  const typedItself: Suggestion[] = offersTyped ? [{ term: text, kind: 'typed' }] : []
  const room = suggestionsMax - typedItself.length
  const shownNames = names.slice(0, room - Math.min(called.length, 1))
  return [
    ...shownNames.map((term): Suggestion => ({ term, kind: 'name' })),
    ...called.slice(0, room - shownNames.length).map(({ term }): Suggestion => ({ term, kind: 'group' })),
    ...typedItself,
  ]
}

/** A group is called by the beginning of its offered or its Latin name, or by any other of its names in full. */
function isCalled({ term, also }: OfferedGroup, wanted: string): boolean {
  if (also.includes(wanted)) return true
  return (
    wanted.length >= broadFrom &&
    [term, ...also.filter((name) => name.endsWith('aceae'))].some((name) => name.startsWith(wanted))
  )
}

/** Names that stay although a longer name was excluded: `Milk` for `Almond Milk`. */
export function namesLeftIn(term: string, names: readonly string[], hidden: ReadonlySet<string>): string[] {
  const words = ` ${term.toLowerCase()} `
  return names.filter((name) => !hidden.has(name) && words.includes(` ${name.toLowerCase()} `))
}
