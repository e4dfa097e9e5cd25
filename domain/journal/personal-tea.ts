import type { AskCheck, ToldFinding } from '#domain/safety/asked-check.ts'

import { dayToCheck, teaToCheck } from './protocol-check.ts'
import type { PlannedTea } from './protocols.types.ts'

/** An ingredient that this person leaves out, and why. */
type LeftOut = { name: string; reasons: readonly ToldFinding[] }

/**
 * A tea for one person: what of it is left out, with nothing in its place, and what to mind of the rest. `rest` is undefined
 * where the tea is left out as a whole, for `refusals` or because no herb of it is left.
 */
export type PersonalTea = {
  tea: PlannedTea
  rest: PlannedTea | undefined
  leftOut: readonly LeftOut[]
  refusals: readonly ToldFinding[]
  warnings: readonly ToldFinding[]
}

/** Takes out every ingredient that the check refuses to this person by itself, then asks about what is left. */
export function personalTea(tea: PlannedTea, courseDays: number, ask: AskCheck): PersonalTea {
  const askOf = (herbs: PlannedTea['herbs'], kitchen: PlannedTea['kitchen']) =>
    ask(teaToCheck({ ...tea, herbs, kitchen }, courseDays))
  const herbs = tea.herbs.map((herb) => ({ herb, reasons: refusalsIn(askOf([herb], [])) }))
  const kept = herbs.flatMap(({ herb, reasons }) => (reasons.length === 0 ? [herb] : []))
  const leftOut = herbs.flatMap(({ herb: { name }, reasons }) => (reasons.length > 0 ? [{ name, reasons }] : []))
  if (kept.length === 0) return { tea, rest: undefined, leftOut, refusals: [], warnings: [] }
  const refusals = refusalsIn(askOf(kept, []))
  if (refusals.length > 0) return { tea, rest: undefined, leftOut, refusals, warnings: [] }
  const kitchen = tea.kitchen.map((name) => ({ name, reasons: refusalsIn(askOf(kept, [name])) }))
  const rest = {
    ...tea,
    herbs: kept,
    kitchen: kitchen.flatMap(({ name, reasons }) => (reasons.length === 0 ? [name] : [])),
  }
  return {
    tea,
    rest,
    leftOut: [...leftOut, ...kitchen.filter(({ reasons }) => reasons.length > 0)],
    refusals: [],
    warnings: askOf(rest.herbs, rest.kitchen).findings,
  }
}

/** Why the teas of a day are too much together for this person, each of which would be possible alone; empty where they are not. */
export function dayRefusals(teas: readonly PersonalTea[], ask: AskCheck): readonly ToldFinding[] {
  const poured = teas.flatMap(({ rest }) => rest ?? [])
  const recipe = poured.length > 1 ? dayToCheck(poured, 1) : undefined
  return recipe ? refusalsIn(ask(recipe)) : []
}

/** The reasons of a refusal; to leave out the recipe, as the check says it of recipes, is not what a plan means. */
const refusalsIn = ({ findings }: ReturnType<AskCheck>): ToldFinding[] =>
  findings.flatMap((finding) => {
    const text = finding.text.replace(/[.,:] leave (?:this recipe|it) out\.$/i, '.')
    return finding.level === 'REFUSE' ? [{ ...finding, text }] : []
  })
