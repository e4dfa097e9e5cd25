import type { RunCheck, DisplayFinding } from '#domain/safety/browser-check.ts'

import { toDayRecipe, toTeaRecipe } from './protocol-check.ts'
import type { PlannedTea } from './protocols.types.ts'

/** An ingredient that this person should leave out, with the reasons. */
type ExcludedIngredient = { name: string; reasons: readonly DisplayFinding[] }

/**
 * A tea adapted to one person: the ingredients left out without replacement, and the warnings for the rest. `remainingTea` is
 * undefined if the whole tea is left out, because of `refusals` or because no herb is left.
 */
export type PersonalTea = {
  tea: PlannedTea
  remainingTea: PlannedTea | undefined
  excludedIngredients: readonly ExcludedIngredient[]
  refusals: readonly DisplayFinding[]
  warnings: readonly DisplayFinding[]
}

/** Removes every ingredient that the check refuses for this person, then checks the rest. */
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

/** Returns the reasons why this person can't drink all teas of a day, although each passes alone. Empty if they can. */
export function findDayRefusals(teas: readonly PersonalTea[], runCheck: RunCheck): readonly DisplayFinding[] {
  const remainingTeas = teas.flatMap(({ remainingTea }) => remainingTea ?? [])
  const recipe = remainingTeas.length > 1 ? toDayRecipe(remainingTeas, 1) : undefined
  return recipe ? listRefusals(runCheck(recipe)) : []
}

/** Removes the advice to leave out the recipe, because a plan leaves out single ingredients. */
const listRefusals = ({ findings }: ReturnType<RunCheck>): DisplayFinding[] =>
  findings.flatMap((finding) => {
    const text = finding.text.replace(/[.:] (?:leave it out|do not drink this)\.$/i, '.')
    return finding.level === 'REFUSE' ? [{ ...finding, text }] : []
  })
