import type { RunCheck, DisplayFinding } from '#domain/safety/browser-check.ts'

import { toDayRecipe, toTeaRecipe } from './protocol-check.ts'
import type { PlannedTea } from './protocols.types.ts'

type ExcludedIngredient = { name: string; reasons: readonly DisplayFinding[] }

/**
 * A tea adapted to one person. `remainingTea` is undefined if no herb is left, or if the check refuses the remaining
 * herbs together. In the second case, `refusals` contains the reasons. `warnings` are for the remaining tea.
 */
export type PersonalTea = {
  tea: PlannedTea
  remainingTea: PlannedTea | undefined
  excludedIngredients: readonly ExcludedIngredient[]
  refusals: readonly DisplayFinding[]
  warnings: readonly DisplayFinding[]
}

/** Removes each ingredient that the check refuses for this person, then checks the remaining ones together. */
export function createPersonalTea(tea: PlannedTea, courseDays: number, runCheck: RunCheck): PersonalTea {
  const checkIngredients = (herbs: PlannedTea['herbs'], kitchenIngredients: PlannedTea['kitchenIngredients']) =>
    runCheck(toTeaRecipe({ ...tea, herbs, kitchenIngredients }, courseDays))
  const herbs = tea.herbs.map((herb) => ({ herb, reasons: listRefusals(checkIngredients([herb], [])) }))
  const allowedHerbs = herbs.flatMap(({ herb, reasons }) => (reasons.length === 0 ? [herb] : []))
  const excludedIngredients = herbs.flatMap(({ herb: { name }, reasons }) =>
    reasons.length > 0 ? [{ name, reasons }] : [],
  )
  if (allowedHerbs.length === 0)
    return { tea, remainingTea: undefined, excludedIngredients, refusals: [], warnings: [] }
  const refusals = listRefusals(checkIngredients(allowedHerbs, []))
  if (refusals.length > 0) return { tea, remainingTea: undefined, excludedIngredients, refusals, warnings: [] }
  const kitchenIngredients = tea.kitchenIngredients.map((name) => ({
    name,
    reasons: listRefusals(checkIngredients(allowedHerbs, [name])),
  }))
  const remainingTea = {
    ...tea,
    herbs: allowedHerbs,
    kitchenIngredients: kitchenIngredients.flatMap(({ name, reasons }) => (reasons.length === 0 ? [name] : [])),
  }
  return {
    tea,
    remainingTea,
    excludedIngredients: [...excludedIngredients, ...kitchenIngredients.filter(({ reasons }) => reasons.length > 0)],
    refusals: [],
    warnings: checkIngredients(remainingTea.herbs, remainingTea.kitchenIngredients).findings,
  }
}

/** Checks all teas of a day together and returns the refusals. */
export function findDayRefusals(teas: readonly PersonalTea[], runCheck: RunCheck): readonly DisplayFinding[] {
  const remainingTeas = teas.flatMap(({ remainingTea }) => remainingTea ?? [])
  const recipe = remainingTeas.length > 1 ? toDayRecipe(remainingTeas, 1) : undefined
  return recipe ? listRefusals(runCheck(recipe)) : []
}

/** Returns the refusals without the advice to leave out the recipe, because a plan leaves out single ingredients. */
const listRefusals = ({ findings }: ReturnType<RunCheck>): DisplayFinding[] =>
  findings.flatMap((finding) => {
    const text = finding.text.replace(/[.:] (?:leave it out|do not drink this)\.$/i, '.')
    return finding.level === 'REFUSE' ? [{ ...finding, text }] : []
  })
