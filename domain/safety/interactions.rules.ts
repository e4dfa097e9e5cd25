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
  const unknownMedicineFindings = person.unknownMedicines.map((name) =>
    createFinding('WARN', 'UNKNOWN_MEDICINE', [], name),
  )
  const hits = amounts.flatMap((amount) =>
    herbInteractions(amount.herb).map((interaction) => ({ amount, interaction })),
  )
  const isMinorHit = ({ amount, interaction }: InteractionHit) =>
    isMinor(amount, cupsPerDay, 'interactions', interaction.drugClass)
  const { drugClasses } = person
  if (!drugClasses) return [...medicineNotices(hits.filter((hit) => !isMinorHit(hit))), ...unknownMedicineFindings]
  const relevantHits = hits.filter(({ interaction }) => drugClasses.has(interaction.drugClass))
  const hitsAboveMinor = relevantHits.filter((hit) => !isMinorHit(hit))
  const minorHits = relevantHits.filter((hit) => isMinorHit(hit) && hit.interaction.severity !== 'monitor')
  const sedatives = amounts.filter(
    (amount) => amount.herb.effectTags.includes('sedative') && !isMinor(amount, cupsPerDay, 'effects', 'sedative'),
  )
  return [
    ...groupByEffect(hitsAboveMinor).flatMap(effectGroupFindings),
    ...(sedatives.length > 1 && drugClasses.has('cns_depressants')
      ? [createFinding('REFUSE', 'SEDATIVES_WITH_CNS_DEPRESSANT', sedatives)]
      : []),
    ...minorNotice(minorHits.map(({ amount }) => amount)),
    ...unknownMedicineFindings,
  ]
}

/** Interactions with one drug class and effect. `subject` contains both codes. */
type EffectGroup = { subject: string; hits: InteractionHit[] }

function groupByEffect(hits: readonly InteractionHit[]): EffectGroup[] {
  const groups: EffectGroup[] = []
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
      groups.push(group)
    }
  }
  return groups
}

const filterBySeverity = (hits: readonly InteractionHit[], ...severities: Severity[]) => [
  ...new Set(hits.filter(({ interaction }) => severities.includes(interaction.severity)).map(({ amount }) => amount)),
]

function effectGroupFindings({ subject, hits }: EffectGroup): RawFinding[] {
  const avoidedAmounts = filterBySeverity(hits, 'avoid')
  const cautionedAmounts = filterBySeverity(hits, 'avoid', 'caution')
  const separateAmounts = filterBySeverity(hits, 'separate')
  const monitoredAmounts = filterBySeverity(hits, 'avoid', 'caution', 'monitor')
  const onlyCautionedAmounts = cautionedAmounts.filter((amount) => !avoidedAmounts.includes(amount))
  const onlyMonitoredAmounts = monitoredAmounts.filter((amount) => !cautionedAmounts.includes(amount))
  const isStacked = cautionedAmounts.length >= cautionsToRefuse
  const createFindings = (level: Level, code: FindingCode, amounts: readonly HerbAmount[], isApplicable = true) =>
    isApplicable && amounts.length > 0 ? [createFinding(level, code, amounts, subject)] : []
  return [
    ...createFindings('REFUSE', 'INTERACTION_AVOID', avoidedAmounts),
    ...createFindings('REFUSE', 'INTERACTION_STACKED', cautionedAmounts, isStacked),
    ...createFindings('WARN', 'INTERACTION_CAUTION', onlyCautionedAmounts, !isStacked),
    ...createFindings(
      'WARN',
      'INTERACTION_STACKED',
      monitoredAmounts,
      !isStacked && monitoredAmounts.length >= monitorsToWarn,
    ),
    ...createFindings('SEPARATE', 'INTERACTION_SEPARATE', separateAmounts),
    ...createFindings('NOTICE', 'INTERACTION_MONITOR', onlyMonitoredAmounts, monitoredAmounts.length < monitorsToWarn),
  ]
}

/** Raises notices for a person who has not listed their medicines. */
function medicineNotices(hits: readonly InteractionHit[]): RawFinding[] {
  const avoidedClasses = new Set(
    hits.flatMap(({ interaction }) => (interaction.severity === 'avoid' ? [interaction.drugClass] : [])),
  )
  return groupByEffect(hits).flatMap((group) => medicineNotice(group, avoidedClasses))
}

/**
 * Raises a notice. The subject ends in `avoid` when the drug class, or a class that it implies, must not be combined
 * with a herb, or when two herbs interact.
 */
function medicineNotice({ subject, hits }: EffectGroup, avoidedClasses: ReadonlySet<DrugClass>): RawFinding[] {
  const drugClass = hits[0]?.interaction.drugClass
  const amounts = filterBySeverity(hits, 'avoid', 'caution')
  if (!drugClass || amounts.length === 0) return []
  const coveredClasses = [drugClass, ...(impliedDrugClasses[drugClass] ?? [])]
  const isRefused = amounts.length >= cautionsToRefuse || coveredClasses.some((code) => avoidedClasses.has(code))
  return [createFinding('NOTICE', 'MEDICINE_NOTICE', amounts, `${subject} ${isRefused ? 'avoid' : 'caution'}`)]
}
