import type { Blend } from './blend.rules.ts'
import { type FindingCode, type Level, createFinding, type RawFinding } from './findings.ts'
import { herbInteractions, type Interaction } from './herb-interactions.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { DrugClass, Person } from './profile.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Severity = Interaction['severity']
type Hit = { part: Part; interaction: Interaction }

/** Number of herbs that interact with one drug class in the same way, from which cautions together refuse. */
export const cautionsThatRefuse = 2
export const monitorsThatWarn = 3

/** Raises findings about the person's medicines (R20, R21 and R24). */
export function interactionFindings(blend: Blend, person: Person): RawFinding[] {
  const { parts, cupsPerDay } = blend
  const unknown = person.unknownMedicines.map((name) => createFinding('WARN', 'UNKNOWN_MEDICINE', [], name))
  const hits = parts.flatMap((part) => herbInteractions(part.herb).map((interaction) => ({ part, interaction })))
  const isMinorHit = ({ part, interaction }: Hit) => isMinor(part, cupsPerDay, 'interactions', interaction.drugClass)
  const { drugClasses } = person
  if (!drugClasses) return [...medicineNotices(hits.filter((hit) => !isMinorHit(hit))), ...unknown]
  const taken = hits.filter(({ interaction }) => drugClasses.has(interaction.drugClass))
  const counted = taken.filter((hit) => !isMinorHit(hit))
  const minor = taken.filter((hit) => isMinorHit(hit) && hit.interaction.severity !== 'monitor')
  const sedatives = parts.filter(
    (part) => part.herb.effectTags.includes('sedative') && !isMinor(part, cupsPerDay, 'effects', 'sedative'),
  )
  return [
    ...groupByEffect(counted).flatMap(sameEffectFindings),
    ...(sedatives.length > 1 && drugClasses.has('cns_depressants')
      ? [createFinding('REFUSE', 'SEDATIVES_WITH_CNS_DEPRESSANT', sedatives)]
      : []),
    ...minorNotice(minor.map(({ part }) => part)),
    ...unknown,
  ]
}

/** Interactions of one drug class and effect. `subject` is both codes. */
type SameEffect = { subject: string; hits: Hit[] }

function groupByEffect(hits: readonly Hit[]): SameEffect[] {
  const all: SameEffect[] = []
  const byClass = new Map<DrugClass, Map<string, SameEffect>>()
  for (const hit of hits) {
    const { drugClass, effect } = hit.interaction
    let ofClass = byClass.get(drugClass)
    if (!ofClass) byClass.set(drugClass, (ofClass = new Map()))
    const same = ofClass.get(effect)
    if (same) same.hits.push(hit)
    else {
      const first = { subject: `${drugClass} ${effect}`, hits: [hit] }
      ofClass.set(effect, first)
      all.push(first)
    }
  }
  return all
}

const partsWith = (hits: readonly Hit[], ...severities: Severity[]) => [
  ...new Set(hits.filter(({ interaction }) => severities.includes(interaction.severity)).map(({ part }) => part)),
]

function sameEffectFindings({ subject, hits }: SameEffect): RawFinding[] {
  const avoided = partsWith(hits, 'avoid')
  const cautious = partsWith(hits, 'avoid', 'caution')
  const separate = partsWith(hits, 'separate')
  const all = partsWith(hits, 'avoid', 'caution', 'monitor')
  const onlyCautious = cautious.filter((part) => !avoided.includes(part))
  const onlyMonitored = all.filter((part) => !cautious.includes(part))
  const isStacked = cautious.length >= cautionsThatRefuse
  const found = (level: Level, code: FindingCode, parts: readonly Part[], applies = true) =>
    applies && parts.length > 0 ? [createFinding(level, code, parts, subject)] : []
  return [
    ...found('REFUSE', 'INTERACTION_AVOID', avoided),
    ...found('REFUSE', 'INTERACTION_STACKED', cautious, isStacked),
    ...found('WARN', 'INTERACTION_CAUTION', onlyCautious, !isStacked),
    ...found('WARN', 'INTERACTION_STACKED', all, !isStacked && all.length >= monitorsThatWarn),
    ...found('SEPARATE', 'INTERACTION_SEPARATE', separate),
    ...found('NOTICE', 'INTERACTION_MONITOR', onlyMonitored, all.length < monitorsThatWarn),
  ]
}

/** Raises notices for a person who has not named their medicines. */
function medicineNotices(hits: readonly Hit[]): RawFinding[] {
  const avoided = new Set(
    hits.flatMap(({ interaction }) => (interaction.severity === 'avoid' ? [interaction.drugClass] : [])),
  )
  return groupByEffect(hits).flatMap((same) => medicineNotice(same, avoided))
}

/**
 * Raises a notice. Its subject ends in `avoid` when a herb must not be combined with the drug class or a class that it
 * implies, or when two herbs interact.
 */
function medicineNotice({ subject, hits }: SameEffect, avoidedClasses: ReadonlySet<DrugClass>): RawFinding[] {
  const drugClass = hits[0]?.interaction.drugClass
  const parts = partsWith(hits, 'avoid', 'caution')
  if (!drugClass || parts.length === 0) return []
  const taken = [drugClass, ...(impliedDrugClasses[drugClass] ?? [])]
  const isRefused = parts.length >= cautionsThatRefuse || taken.some((code) => avoidedClasses.has(code))
  return [createFinding('NOTICE', 'MEDICINE_NOTICE', parts, `${subject} ${isRefused ? 'avoid' : 'caution'}`)]
}
