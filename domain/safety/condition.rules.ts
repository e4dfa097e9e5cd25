import type { Blend } from './blend.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { Condition, Person } from './profile.ts'

/**
 * Raises findings about illnesses (R19): those that the person named, and those that their medicines are always or
 * sometimes taken for.
 */
export function conditionFindings(blend: Blend, person: Person): RawFinding[] {
  const { conditions, unansweredConditions, impliedConditions, possibleConditions } = person
  const named = new Set([...(conditions ?? []), ...impliedConditions])
  const possible = [...possibleConditions].filter((condition) => !named.has(condition))
  const found = [
    ...[...named].flatMap((condition) => namedFindings(blend, condition)),
    ...possible.flatMap((condition) =>
      possibleFindings(blend, condition, conditions !== undefined && !unansweredConditions.has(condition)),
    ),
  ]
  if (conditions && unansweredConditions.size === 0) return found
  const isUnanswered = (condition: Condition) =>
    !named.has(condition) && (!conditions || unansweredConditions.has(condition)) && !possible.includes(condition)
  return [...found, ...unansweredNotices(blend, isUnanswered)]
}

/**
 * Conditions that a herb affects only through a meal or tablet taken within two hours of it. Tannins bind the iron in a
 * meal or tablet, so guidance is to drink tea between meals.
 */
const separateConditions: ReadonlySet<Condition> = new Set<Condition>(['iron_deficiency'])

function namedFindings(blend: Blend, condition: Condition): RawFinding[] {
  const { excluded, cautioned, minor } = classifyParts(blend, condition)
  return [
    ...(excluded.length > 0 ? [createFinding('REFUSE', 'CONTRAINDICATED', excluded, condition)] : []),
    ...cautionFinding(cautioned, condition),
    ...minorNotice(minor),
  ]
}

function cautionFinding(cautioned: readonly Part[], condition: Condition): RawFinding[] {
  if (cautioned.length === 0) return []
  return separateConditions.has(condition)
    ? [createFinding('SEPARATE', 'CONDITION_SEPARATE', cautioned, condition)]
    : [createFinding('WARN', 'CONDITION_CAUTION', cautioned, condition)]
}

/**
 * Raises a warning; or a notice when the person has answered and does not have the illness, because they may take the
 * medicine for another reason.
 */
function possibleFindings(blend: Blend, condition: Condition, isAnswered: boolean): RawFinding[] {
  const { excluded, cautioned } = classifyParts(blend, condition)
  if (separateConditions.has(condition) && excluded.length === 0 && !isAnswered)
    return cautionFinding(cautioned, condition)
  const parts = [...excluded, ...cautioned]
  return parts.length > 0 ? [createFinding(isAnswered ? 'NOTICE' : 'WARN', 'CONDITION_POSSIBLE', parts, condition)] : []
}

/** Raises notices that list the conditions that the person has not answered. */
function unansweredNotices(blend: Blend, isUnanswered: (condition: Condition) => boolean): RawFinding[] {
  const { parts, cupsPerDay } = blend
  const counted = (part: Part, condition: Condition, group: 'contraindications' | 'cautions') =>
    isUnanswered(condition) && !isMinor(part, cupsPerDay, group, condition)
  const excluding = new Set(
    parts.flatMap((part) =>
      part.herb.contraindications.filter((condition) => counted(part, condition, 'contraindications')),
    ),
  )
  const cautious = new Set(
    parts.flatMap((part) =>
      part.herb.conditionCautions.filter(
        (condition) => !excluding.has(condition) && counted(part, condition, 'cautions'),
      ),
    ),
  )
  return [
    ...conditionNotice('avoid', excluding, parts, ({ herb }) => herb.contraindications),
    ...conditionNotice('caution', cautious, parts, ({ herb }) => herb.conditionCautions),
  ]
}

function conditionNotice(
  kind: 'avoid' | 'caution',
  found: ReadonlySet<Condition>,
  parts: readonly Part[],
  conditionsOf: (part: Part) => readonly Condition[],
): RawFinding[] {
  if (found.size === 0) return []
  const affected = parts.filter((part) => conditionsOf(part).some((condition) => found.has(condition)))
  return [createFinding('NOTICE', 'CONDITION_NOTICE', affected, [kind, ...[...found].toSorted()].join(' '))]
}

function classifyParts({ parts, cupsPerDay }: Blend, condition: Condition) {
  const excluding = parts.filter(({ herb }) => herb.contraindications.includes(condition))
  const cautioning = parts.filter(({ herb }) => herb.conditionCautions.includes(condition))
  const isMinorExclusion = (part: Part) => isMinor(part, cupsPerDay, 'contraindications', condition)
  const isMinorCaution = (part: Part) => isMinor(part, cupsPerDay, 'cautions', condition)
  return {
    excluded: excluding.filter((part) => !isMinorExclusion(part)),
    cautioned: cautioning.filter((part) => !isMinorCaution(part)),
    minor: [...excluding.filter(isMinorExclusion), ...cautioning.filter(isMinorCaution)],
  }
}
