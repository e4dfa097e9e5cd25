import type { Blend } from './blend.rules.ts'
import { type FindingCode, type Level, createFinding, type RawFinding } from './findings.ts'
import { herbInteractions, type Interaction } from './herb-interactions.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor, minorNotice } from './minor-amounts.ts'
import type { DrugClass, Person } from './profile.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Severity = Interaction['severity']
type InteractionHit = { amount: HerbAmount; interaction: Interaction }

/** Number of herbs with the same interaction from which cautions together refuse the recipe. */
export const cautionsToRefuse = 2
export const monitorsToWarn = 3

/** Raises findings about the person's medicines (R20, R21 and R24). */
export function interactionFindings(blend: Blend, person: Person): RawFinding[] {
  const { amounts, cupsPerDay } = blend
  const unknown = person.unknownMedicines.map((name) => createFinding('WARN', 'UNKNOWN_MEDICINE', [], name))
  const hits = amounts.flatMap((amount) =>
    herbInteractions(amount.herb).map((interaction) => ({ amount, interaction })),
  )
  const isMinorHit = ({ amount, interaction }: InteractionHit) =>
    isMinor(amount, cupsPerDay, 'interactions', interaction.drugClass)
  const { drugClasses } = person
  if (!drugClasses) return [...medicineNotices(hits.filter((hit) => !isMinorHit(hit))), ...unknown]
  const taken = hits.filter(({ interaction }) => drugClasses.has(interaction.drugClass))
  const aboveMinor = taken.filter((hit) => !isMinorHit(hit))
  const minorHits = taken.filter((hit) => isMinorHit(hit) && hit.interaction.severity !== 'monitor')
  const sedatives = amounts.filter(
    (amount) => amount.herb.effectTags.includes('sedative') && !isMinor(amount, cupsPerDay, 'effects', 'sedative'),
  )
  return [
    ...groupByEffect(aboveMinor).flatMap(effectGroupFindings),
    ...(sedatives.length > 1 && drugClasses.has('cns_depressants')
      ? [createFinding('REFUSE', 'SEDATIVES_WITH_CNS_DEPRESSANT', sedatives)]
      : []),
    ...minorNotice(minorHits.map(({ amount }) => amount)),
    ...unknown,
  ]
}

/** Interactions with one drug class and effect. `subject` contains both codes. */
type EffectGroup = { subject: string; hits: InteractionHit[] }

function groupByEffect(hits: readonly InteractionHit[]): EffectGroup[] {
  const monitored: EffectGroup[] = []
  const byClass = new Map<DrugClass, Map<string, EffectGroup>>()
  for (const hit of hits) {
    const { drugClass, effect } = hit.interaction
    let byEffect = byClass.get(drugClass)
    if (!byEffect) byClass.set(drugClass, (byEffect = new Map()))
    const group = byEffect.get(effect)
    if (group) group.hits.push(hit)
    else {
      const group = { subject: `${drugClass} ${effect}`, hits: [hit] }
      byEffect.set(effect, group)
      monitored.push(group)
    }
  }
  return monitored
}

const amountsWithSeverity = (hits: readonly InteractionHit[], ...severities: Severity[]) => [
  ...new Set(hits.filter(({ interaction }) => severities.includes(interaction.severity)).map(({ amount }) => amount)),
]

function effectGroupFindings({ subject, hits }: EffectGroup): RawFinding[] {
  const avoided = amountsWithSeverity(hits, 'avoid')
  const cautioned = amountsWithSeverity(hits, 'avoid', 'caution')
  const separate = amountsWithSeverity(hits, 'separate')
  const monitored = amountsWithSeverity(hits, 'avoid', 'caution', 'monitor')
  const onlyCautioned = cautioned.filter((amount) => !avoided.includes(amount))
  const onlyMonitored = monitored.filter((amount) => !cautioned.includes(amount))
  const isStacked = cautioned.length >= cautionsToRefuse
  const createFindings = (level: Level, code: FindingCode, amounts: readonly HerbAmount[], applies = true) =>
    applies && amounts.length > 0 ? [createFinding(level, code, amounts, subject)] : []
  return [
    ...createFindings('REFUSE', 'INTERACTION_AVOID', avoided),
    ...createFindings('REFUSE', 'INTERACTION_STACKED', cautioned, isStacked),
    ...createFindings('WARN', 'INTERACTION_CAUTION', onlyCautioned, !isStacked),
    ...createFindings('WARN', 'INTERACTION_STACKED', monitored, !isStacked && monitored.length >= monitorsToWarn),
    ...createFindings('SEPARATE', 'INTERACTION_SEPARATE', separate),
    ...createFindings('NOTICE', 'INTERACTION_MONITOR', onlyMonitored, monitored.length < monitorsToWarn),
  ]
}

/** Raises notices for a person who has not listed their medicines. */
function medicineNotices(hits: readonly InteractionHit[]): RawFinding[] {
  const avoided = new Set(
    hits.flatMap(({ interaction }) => (interaction.severity === 'avoid' ? [interaction.drugClass] : [])),
  )
  return groupByEffect(hits).flatMap((group) => medicineNotice(group, avoided))
}

/**
 * Raises a notice. The subject ends in `avoid` when the drug class, or a class that it implies, must not be combined
 * with a herb, or when two herbs interact.
 */
function medicineNotice({ subject, hits }: EffectGroup, avoidedClasses: ReadonlySet<DrugClass>): RawFinding[] {
  const drugClass = hits[0]?.interaction.drugClass
  const amounts = amountsWithSeverity(hits, 'avoid', 'caution')
  if (!drugClass || amounts.length === 0) return []
  const taken = [drugClass, ...(impliedDrugClasses[drugClass] ?? [])]
  const isRefused = amounts.length >= cautionsToRefuse || taken.some((code) => avoidedClasses.has(code))
  return [createFinding('NOTICE', 'MEDICINE_NOTICE', amounts, `${subject} ${isRefused ? 'avoid' : 'caution'}`)]
}
