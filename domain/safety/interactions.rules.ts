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
  if (!drugClasses) {
    const avoided = new Set(
      hits.flatMap(({ interaction }) => (interaction.severity === 'avoid' ? [interaction.drugClass] : [])),
    )
    return [...byEffect(hits).flatMap((same) => medicineNotice(same, avoided)), ...unknown]
  }
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
  const all: Same[] = []
  const byClass = new Map<DrugClass, Map<string, Same>>()
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
function medicineNotice({ subject, hits }: Same, avoidedClasses: ReadonlySet<DrugClass>): Raised[] {
  const drugClass = hits[0]?.interaction.drugClass
  const parts = ofSeverity(hits, 'avoid', 'caution')
  if (!drugClass || parts.length === 0) return []
  const taken = [drugClass, ...(impliedDrugClasses[drugClass] ?? [])]
  const isRefused = parts.length >= cautionsThatRefuse || taken.some((given) => avoidedClasses.has(given))
  return [raise('NOTICE', 'MEDICINE_NOTICE', parts, `${subject} ${isRefused ? 'avoid' : 'caution'}`)]
}
