import type { FactChange } from './fact-change.schemas.ts'
import { changedFacts, editedFacts, factGroups, type FactEdits, valuesInUse } from './fact-edits.ts'
import { type FactName, type HerbFactValues, mapFacts } from './fact-values.ts'

/** Edits of a herb after a change. `why` has a reason for each fact that was newly edited or decided. */
export type ChangedEdits = { edits: FactEdits; values: HerbFactValues; why: Partial<Record<FactName, string>> }

type Errors = Record<string, string>

/**
 * Applies a change to the edits of a herb. Returns errors by field for a changed fact without grounds, a daily maximum
 * above that of its cups, or when nothing changes.
 */
export function changeEdits(
  released: HerbFactValues,
  edits: FactEdits,
  { facts, grounds, decisions }: Pick<FactChange, 'facts' | 'grounds' | 'decisions'>,
): { ok: true; changed: ChangedEdits } | { ok: false; errors: Errors } {
  const current = valuesInUse(released, edits)
  const nextValues = mapFacts((name) => facts[name] ?? (facts[name] === null ? null : current[name]))
  const edited = changedFacts(current, nextValues)
  const errors = { ...missingGrounds(edited, grounds), ...contradictions(nextValues) }
  const decided = editedFacts(edits).filter((name) => decisions[name] !== undefined && !edited.includes(name))
  if (edited.length === 0 && decided.length === 0) return { ok: false, errors: { facts: 'Nothing has changed.' } }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const next: FactEdits = { mine: { ...edits.mine }, seen: { ...edits.seen }, sources: { ...edits.sources } }
  const why: ChangedEdits['why'] = {}
  for (const name of edited) {
    const ground = grounds[factGroups[name]]
    if (!ground) continue
    const { cite, address, tier, reason } = ground
    Object.assign(next.mine, { [name]: nextValues[name] })
    Object.assign(next.seen, { [name]: released[name] })
    next.sources[name] = { cite, ...(address && { address }), tier }
    why[name] = reason
  }
  for (const name of decided) {
    if (decisions[name] === 'release') {
      for (const part of [next.mine, next.seen, next.sources]) delete part[name]
      continue
    }
    Object.assign(next.seen, { [name]: released[name] })
    if (decisions[name] === 'stricter') Object.assign(next.mine, { [name]: current[name] })
  }
  return { ok: true, changed: { edits: next, values: valuesInUse(released, next), why } }
}

function missingGrounds(edited: readonly FactName[], grounds: FactChange['grounds']): Errors {
  const groups = new Set(edited.map((name) => factGroups[name]).filter((group) => !grounds[group]))
  return Object.fromEntries(
    [...groups].flatMap((group) => [
      [`grounds.${group}.cite`, 'Please name the source of the change.'],
      [`grounds.${group}.reason`, 'Please say why.'],
    ]),
  )
}

const toleranceGrams = 1e-9

function contradictions({ gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, maxDailyGrams }: HerbFactValues): Errors {
  return {
    ...(gramsPerCupMin > gramsPerCupMax && { 'facts.gramsPerCupMin': 'This is above the maximum for a cup.' }),
    ...(maxDailyGrams > gramsPerCupMax * cupsPerDayMax + toleranceGrams && {
      'facts.maxDailyGrams': 'This is more than the maximum number of cups a day contains.',
    }),
  }
}
