import type { FactChange } from './fact-change.schemas.ts'
import { findChangedFacts, listEditedFacts, factGroups, type FactEdits, resolveFactValues } from './fact-edits.ts'
import { type FactName, type HerbFactValues, mapFacts } from './fact-values.ts'

/** Result of a change. `edits` contains the herb's old and new edits. `reasons` has an entry for each changed fact. */
export type AppliedChange = { edits: FactEdits; values: HerbFactValues; reasons: Partial<Record<FactName, string>> }

type Errors = Record<string, string>

/**
 * Applies a change to a herb's edits. Returns errors by field if nothing changes, if a changed fact has no grounds, or
 * if limits contradict each other.
 */
export function applyFactChange(
  releasedValues: HerbFactValues,
  edits: FactEdits,
  { facts, grounds, decisions }: Pick<FactChange, 'facts' | 'grounds' | 'decisions'>,
): { ok: true; change: AppliedChange } | { ok: false; errors: Errors } {
  const currentValues = resolveFactValues(releasedValues, edits)
  const nextValues = mapFacts((name) => facts[name] ?? (facts[name] === null ? null : currentValues[name]))
  const changedNames = findChangedFacts(currentValues, nextValues)
  const errors = { ...findMissingGrounds(changedNames, grounds), ...findContradictions(nextValues) }
  const decidedNames = listEditedFacts(edits).filter(
    (name) => decisions[name] !== undefined && !changedNames.includes(name),
  )
  if (changedNames.length === 0 && decidedNames.length === 0)
    return { ok: false, errors: { facts: 'Nothing has changed.' } }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const nextEdits: FactEdits = {
    values: { ...edits.values },
    baseValues: { ...edits.baseValues },
    sources: { ...edits.sources },
  }
  const reasons: AppliedChange['reasons'] = {}
  for (const name of changedNames) {
    const groundsOfGroup = grounds[factGroups[name]]
    if (!groundsOfGroup) continue
    const { cite, address, tier, reason } = groundsOfGroup
    Object.assign(nextEdits.values, { [name]: nextValues[name] })
    Object.assign(nextEdits.baseValues, { [name]: releasedValues[name] })
    nextEdits.sources[name] = { cite, ...(address && { address }), tier }
    reasons[name] = reason
  }
  for (const name of decidedNames) {
    if (decisions[name] === 'release') {
      for (const record of [nextEdits.values, nextEdits.baseValues, nextEdits.sources]) delete record[name]
      continue
    }
    Object.assign(nextEdits.baseValues, { [name]: releasedValues[name] })
    if (decisions[name] === 'stricter') Object.assign(nextEdits.values, { [name]: currentValues[name] })
  }
  return { ok: true, change: { edits: nextEdits, values: resolveFactValues(releasedValues, nextEdits), reasons } }
}

function findMissingGrounds(changedNames: readonly FactName[], grounds: FactChange['grounds']): Errors {
  const groups = new Set(changedNames.map((name) => factGroups[name]).filter((group) => !grounds[group]))
  return Object.fromEntries(
    [...groups].flatMap((group) => [
      [`grounds.${group}.cite`, 'Please name the source of the change.'],
      [`grounds.${group}.reason`, 'Please give the reason.'],
    ]),
  )
}

const toleranceGrams = 1e-9

function findContradictions({ gramsPerCupMin, gramsPerCupMax, cupsPerDayMax, maxDailyGrams }: HerbFactValues): Errors {
  return {
    ...(gramsPerCupMin > gramsPerCupMax && { 'facts.gramsPerCupMin': 'The minimum is above the maximum for a cup.' }),
    ...(maxDailyGrams > gramsPerCupMax * cupsPerDayMax + toleranceGrams && {
      'facts.maxDailyGrams': 'This is more than the maximum grams per cup multiplied by the maximum cups a day.',
    }),
  }
}
