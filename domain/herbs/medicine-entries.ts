import { drugClasses, effects, severities } from '#domain/safety/vocabulary.ts'

import { severityWords } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Interaction = Herb['interactions'][number]

/** Class of medicines: the possible effects of the herb, and the advice for the worst of them. */
export type MedicineEntry = { medicine: string; effects: string; advice: string; severity: Interaction['severity'] }

/** Returns one entry for each class, worst first, otherwise in the order of the facts. */
export function medicineEntries(interactions: readonly Interaction[]): MedicineEntry[] {
  const byClass = Map.groupBy(interactions, ({ drugClass }) => drugClass)
  const rank = ({ severity }: Pick<Interaction, 'severity'>) => severities.indexOf(severity)
  return [...byClass]
    .map(([drugClass, same]) => {
      const [severity = 'avoid'] = same
        .map((one) => one.severity)
        .toSorted((a, b) => rank({ severity: a }) - rank({ severity: b }))
      return {
        medicine: drugClasses[drugClass],
        effects: [...new Set(same.map(({ effect }) => effects[effect]))].join('; '),
        advice: severityWords[severity],
        severity,
      }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}
