import type { Blend } from './blend.rules.ts'
import { raise, type Raised } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import type { DrugClass, Person } from './profile.ts'
import { impliedDrugClasses } from './vocabulary.ts'

type Interaction = Part['herb']['interactions'][number]
type Hit = { part: Part; interaction: Interaction }

/** Herbs of one drug class and effect at which less severe hits add up. */
export const cautionsThatRefuse = 2
export const monitorsThatWarn = 3

/** What the herbs and the person's medicines mean for each other: R20, R21 and R24. */
export function interactionFindings({ parts }: Blend, person: Person): Raised[] {
  const hits = parts.flatMap((part) => part.herb.interactions.map((interaction) => ({ part, interaction })))
  const unknown = person.unknownMedicines.map((name) => raise('WARN', 'UNKNOWN_MEDICINE', [], name))
  const { drugClasses } = person
  if (!drugClasses) return [...byEffect(hits).flatMap((same) => medicineNotice(same, hits)), ...unknown]
  const sedatives = parts.filter(({ herb }) => herb.effectTags.includes('sedative'))
  return [
    ...byEffect(hits.filter(({ interaction }) => drugClasses.has(interaction.drugClass))).flatMap(takenFindings),
    ...(sedatives.length > 1 && drugClasses.has('cns_depressants')
      ? [raise('REFUSE', 'SEDATIVES_WITH_CNS_DEPRESSANT', sedatives)]
      : []),
    ...unknown,
  ]
}

/** Hits of one drug class and effect; what they are about is said as its two codes. */
type Same = { subject: string; hits: Hit[] }

function byEffect(hits: readonly Hit[]): Same[] {
  const found = new Map<string, Map<string, Same>>()
  for (const hit of hits) {
    const { drugClass, effect } = hit.interaction
    const ofClass = found.get(drugClass) ?? new Map<string, Same>()
    const same = ofClass.get(effect) ?? { subject: `${drugClass} ${effect}`, hits: [] }
    same.hits.push(hit)
    found.set(drugClass, ofClass.set(effect, same))
  }
  return [...found.values()].flatMap((ofClass) => Array.from(ofClass.values()))
}

const ofSeverity = (hits: readonly Hit[], ...severities: Interaction['severity'][]) => [
  ...new Set(hits.filter(({ interaction }) => severities.includes(interaction.severity)).map(({ part }) => part)),
]

function takenFindings({ subject, hits }: Same): Raised[] {
  const avoided = ofSeverity(hits, 'avoid')
  const cautious = ofSeverity(hits, 'avoid', 'caution')
  const all = ofSeverity(hits, 'avoid', 'caution', 'monitor')
  const onlyCautious = cautious.filter((part) => !avoided.includes(part))
  const onlyMonitored = all.filter((part) => !cautious.includes(part))
  return [
    ...(avoided.length > 0 ? [raise('REFUSE', 'INTERACTION_AVOID', avoided, subject)] : []),
    ...(cautious.length >= cautionsThatRefuse ? [raise('REFUSE', 'INTERACTION_STACKED', cautious, subject)] : []),
    ...(onlyCautious.length > 0 && cautious.length < cautionsThatRefuse
      ? [raise('WARN', 'INTERACTION_CAUTION', onlyCautious, subject)]
      : []),
    ...(all.length >= monitorsThatWarn && cautious.length < cautionsThatRefuse
      ? [raise('WARN', 'INTERACTION_STACKED', all, subject)]
      : []),
    ...(onlyMonitored.length > 0 && all.length < monitorsThatWarn
      ? [raise('NOTICE', 'INTERACTION_MONITOR', onlyMonitored, subject)]
      : []),
  ]
}

/**
 * Who has told no medicines reads of each class that asks for care; `avoid` where it, one it implies, or two
 * herbs together rule it out.
 */
function medicineNotice({ subject, hits: same }: Same, hits: readonly Hit[]): Raised[] {
  const drugClass = same[0]?.interaction.drugClass
  const parts = ofSeverity(same, 'avoid', 'caution')
  if (!drugClass || parts.length === 0) return []
  const taken = new Set<DrugClass>([drugClass, ...(impliedDrugClasses[drugClass] ?? [])])
  const isAvoided = hits.some(({ interaction }) => interaction.severity === 'avoid' && taken.has(interaction.drugClass))
  const isRefused = isAvoided || parts.length >= cautionsThatRefuse
  return [raise('NOTICE', 'MEDICINE_NOTICE', parts, `${subject} ${isRefused ? 'avoid' : 'caution'}`)]
}
