import type { RunCheck, DisplayFinding } from '#domain/safety/browser-check.ts'

import { dayToCheck, teaToCheck } from './protocol-check.ts'
import type { PlannedTea } from './protocols.types.ts'

/** An ingredient that this person should leave out, with the reasons. */
type LeftOut = { name: string; reasons: readonly DisplayFinding[] }

/**
 * A tea adapted to one person: the ingredients left out without replacement, and the warnings for the rest. `rest` is
 * undefined if the whole tea is left out, because of `refusals` or because no herb is left.
 */
export type PersonalTea = {
  tea: PlannedTea
  rest: PlannedTea | undefined
  leftOut: readonly LeftOut[]
  refusals: readonly DisplayFinding[]
  warnings: readonly DisplayFinding[]
}

/** Removes every ingredient that the check refuses for this person, then checks the rest. */
export function personalTea(tea: PlannedTea, courseDays: number, ask: RunCheck): PersonalTea {
  const checkIngredients = (herbs: PlannedTea['herbs'], kitchen: PlannedTea['kitchen']) =>
    ask(teaToCheck({ ...tea, herbs, kitchen }, courseDays))
  const herbs = tea.herbs.map((herb) => ({ herb, reasons: refusalsIn(checkIngredients([herb], [])) }))
  const allowedHerbs = herbs.flatMap(({ herb, reasons }) => (reasons.length === 0 ? [herb] : []))
  const leftOut = herbs.flatMap(({ herb: { name }, reasons }) => (reasons.length > 0 ? [{ name, reasons }] : []))
  if (allowedHerbs.length === 0) return { tea, rest: undefined, leftOut, refusals: [], warnings: [] }
  const refusals = refusalsIn(checkIngredients(allowedHerbs, []))
  if (refusals.length > 0) return { tea, rest: undefined, leftOut, refusals, warnings: [] }
  const kitchen = tea.kitchen.map((name) => ({ name, reasons: refusalsIn(checkIngredients(allowedHerbs, [name])) }))
  const rest = {
    ...tea,
    herbs: allowedHerbs,
    kitchen: kitchen.flatMap(({ name, reasons }) => (reasons.length === 0 ? [name] : [])),
  }
  return {
    tea,
    rest,
    leftOut: [...leftOut, ...kitchen.filter(({ reasons }) => reasons.length > 0)],
    refusals: [],
    warnings: checkIngredients(rest.herbs, rest.kitchen).findings,
  }
}

/** Returns the reasons why this person can't drink all teas of a day, although each passes alone. Empty if they can. */
export function dayRefusals(teas: readonly PersonalTea[], ask: RunCheck): readonly DisplayFinding[] {
  const remaining = teas.flatMap(({ rest }) => rest ?? [])
  const recipe = remaining.length > 1 ? dayToCheck(remaining, 1) : undefined
  return recipe ? refusalsIn(ask(recipe)) : []
}

/** Removes the advice to leave out the recipe, because a plan leaves out single ingredients. */
const refusalsIn = ({ findings }: ReturnType<RunCheck>): DisplayFinding[] =>
  findings.flatMap((finding) => {
    const text = finding.text.replace(/[.:] (?:leave it out|do not drink this)\.$/i, '.')
    return finding.level === 'REFUSE' ? [{ ...finding, text }] : []
  })
