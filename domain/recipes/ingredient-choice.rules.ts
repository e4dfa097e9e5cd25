export const suggestionsMax = 5

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

/** At most five names that contain what was typed, without those chosen; a name typed in full comes first. */
export function suggestIngredients(
  { offered, shorter }: IngredientChoice,
  typed: string,
  chosen: readonly string[],
): string[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return []
  const taken = new Set(chosen.map((name) => name.toLowerCase()))
  const whole = shorter.filter((name) => name.toLowerCase() === wanted)
  const containing = offered.filter((name) => name.toLowerCase().includes(wanted))
  const [beginning, others] = [true, false].map((begins) =>
    containing.filter((name) => name.toLowerCase().startsWith(wanted) === begins),
  )
  return [...whole, ...(beginning ?? []), ...(others ?? [])]
    .filter((name) => !taken.has(name.toLowerCase()))
    .slice(0, suggestionsMax)
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
