import type { OwnRecipeContent } from './own-recipes.schemas.ts'

const figures = [
  ['servings', 'cups it makes'],
  ['waterMl', 'water in ml'],
  ['brewMinutes', 'minutes to steep'],
  ['cupsPerDay', 'cups a day'],
  ['courseDays', 'days in a row'],
] as const

const texts = [
  ['ailment', 'ailment'],
  ['preparation', 'preparation'],
  ['steps', 'steps'],
  ['notes', 'notes'],
  ['tags', 'tags'],
  ['emoji', 'emoji'],
  ['colour', 'colour'],
] as const

/** Describes what `later` changed in `earlier`: `Sage: 3 g to 2 g`, `Mint added`, `Steps changed`. */
export function describeVersionChanges(earlier: OwnRecipeContent, later: OwnRecipeContent): string[] {
  const changes = [
    earlier.name !== later.name && `Name: “${earlier.name}” to “${later.name}”`,
    ...describeIngredients(earlier.ingredients, later.ingredients),
    ...figures.map(
      ([field, label]) =>
        earlier[field] !== later[field] && `${label}: ${earlier[field] ?? 'none'} to ${later[field] ?? 'none'}`,
    ),
    ...texts.map(
      ([field, label]) => JSON.stringify(earlier[field]) !== JSON.stringify(later[field]) && `${label} changed`,
    ),
  ]
  return changes.flatMap((change) => (change === false ? [] : [change.charAt(0).toUpperCase() + change.slice(1)]))
}

type Ingredients = OwnRecipeContent['ingredients']

/** Compares ingredients with the same name in their order, so that a name may occur twice. */
function describeIngredients(earlier: Ingredients, later: Ingredients): string[] {
  const remaining = [...later]
  const changes: string[] = []
  for (const { name, amount, notes } of earlier) {
    const position = remaining.findIndex((line) => line.name === name)
    const [match] = position < 0 ? [] : remaining.splice(position, 1)
    if (!match) changes.push(`${name} removed`)
    else if (match.amount !== amount)
      changes.push(`${name}: ${amount || 'no amount'} to ${match.amount || 'no amount'}`)
    else if (match.notes !== notes) changes.push(`Note on ${name} changed`)
  }
  return changes.concat(remaining.map(({ name }) => `${name} added`))
}
