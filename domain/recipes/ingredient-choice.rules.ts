/** The most suggestions that a reader is offered at once. */
export const suggestionsMax = 5
/** Letters from which on everything that holds them is offered as well. */
const broadFrom = 3

/** `offered` and `shorter` together are all names; a shorter one is part of a longer one and is offered when typed in full. */
export type IngredientChoice = { offered: string[]; shorter: string[] }

const alphabetical = new Intl.Collator('en').compare

/** Of names that contain one another, whatever the case, the longer one is offered. */
export function ingredientChoice(names: readonly string[]): IngredientChoice {
  const folded = names.map((name) => name.toLowerCase())
  const isPart = (position: number) =>
    folded.some((other, otherPosition) => {
      const name = folded[position] ?? ''
      return other.includes(name) && (other.length > name.length || otherPosition < position)
    })
  return {
    offered: names.filter((_, position) => !isPart(position)).toSorted(alphabetical),
    shorter: names.filter((_, position) => isPart(position)).toSorted(alphabetical),
  }
}

/** A term to exclude; a broad one is what was typed and leaves out every name that holds it. */
export type Suggestion = { term: string; isBroad: boolean }

/**
 * At most five terms: names that contain what was typed, without those chosen, a name typed in full first; last the typed
 * text itself where it stands in several names.
 */
export function suggestIngredients(
  { offered, shorter }: IngredientChoice,
  typed: string,
  chosen: readonly string[],
): Suggestion[] {
  const text = typed.trim()
  const wanted = text.toLowerCase()
  if (wanted === '') return []
  const taken = new Set(chosen.map((name) => name.toLowerCase()))
  const whole = shorter.filter((name) => name.toLowerCase() === wanted)
  const containing = offered.filter((name) => name.toLowerCase().includes(wanted))
  const beginning = containing.filter((name) => name.toLowerCase().startsWith(wanted))
  const others = containing.filter((name) => !beginning.includes(name))
  const names = [...whole, ...beginning, ...others].filter((name) => !taken.has(name.toLowerCase()))
  const offersAll = wanted.length >= broadFrom && names.length > 1 && whole.length === 0 && !taken.has(wanted)
  return [
    ...names.slice(0, offersAll ? suggestionsMax - 1 : suggestionsMax).map((term) => ({ term, isBroad: false })),
    ...(offersAll ? [{ term: text, isBroad: true }] : []),
  ]
}

/** Names that stay although a longer name was excluded: `Ginger` for `Fresh Ginger`. */
export function namesLeftIn(term: string, names: readonly string[], terms: readonly string[]): string[] {
  const words = ` ${term.toLowerCase()} `
  return names.filter((name) => {
    const folded = name.toLowerCase()
    const isOut = terms.some((other) => folded.includes(other.toLowerCase()))
    return !isOut && words.includes(` ${folded} `)
  })
}
