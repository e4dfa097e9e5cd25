import type { JournalEntry } from '#domain/journal/journal.schemas.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { conditions } from '#domain/safety/conditions.ts'
import { calculateAge, type StoredProfile } from '#domain/safety/stored-profile.ts'

import type { SideEffectAnswers } from './side-effect-report.ts'

const toAnswers = (values: Record<string, string>): SideEffectAnswers =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, [value]]])))

type RecipeToReport = Pick<Recipe, 'name' | 'ailment' | 'servings' | 'cupsPerDay' | 'ingredients'>

/** Answers that a recipe of the site gives. The amounts of a closed recipe are missing. */
export const prefillFromRecipe = ({ name, ailment, servings, cupsPerDay, ingredients }: RecipeToReport) =>
  toAnswers({
    product: `${name}, a recipe of Herbal Remedies`,
    ingredients: [
      ...ingredients.map((line) => [line.name, line.amount].filter(Boolean).join(', ')),
      `For ${formatCups(servings)}`,
    ].join('\n'),
    dose: `As a tea, by mouth, up to ${formatCups(cupsPerDay)} a day`,
    reason: ailment,
  })

/** Answers that an entry of the healing journal gives. */
export const prefillFromEntry = ({ date, symptoms, notes, herbsTaken }: JournalEntry) =>
  toAnswers({
    reaction: [symptoms, notes].filter(Boolean).join('\n'),
    reactionStart: date,
    ingredients: herbsTaken,
    productEnd: herbsTaken === '' ? '' : date,
  })

const conditionNames = new Map<string, string>(Object.entries(conditions))

/** Answers that somebody gave under “For you”. `today` is `yyyy-mm-dd`. */
export function prefillFromAnswers(stored: StoredProfile, today: string): SideEffectAnswers {
  const age = calculateAge(stored, today)
  return toAnswers({
    age: age === undefined ? '' : String(age),
    medicines: (stored.medicines ?? []).join('\n'),
    history: [
      ...(stored.conditions ?? []).map((code) => conditionNames.get(code) ?? code),
      ...(stored.pregnant === 'yes' ? ['pregnant'] : []),
      ...(stored.breastfeeding === 'yes' ? ['breastfeeding'] : []),
    ].join('\n'),
  })
}
