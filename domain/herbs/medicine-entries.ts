import { drugClasses, effects, severities } from '#domain/safety/vocabulary.ts'

import { severityTexts } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Interaction = Herb['interactions'][number]

/** `effects` lists all effects on the drug class. `severity` and `advice` are for the worst effect. */
export type MedicineEntry = { medicine: string; effects: string; advice: string; severity: Interaction['severity'] }

/** Returns one entry for each drug class, most severe first. */
export function listMedicineEntries(interactions: readonly Interaction[]): MedicineEntry[] {
  const interactionsByClass = Map.groupBy(interactions, ({ drugClass }) => drugClass)
  const getRank = ({ severity }: Pick<Interaction, 'severity'>) => severities.indexOf(severity)
  return [...interactionsByClass]
    .map(([drugClass, classInteractions]) => {
      const [severity = 'avoid'] = classInteractions
        .map((one) => one.severity)
        .toSorted((a, b) => getRank({ severity: a }) - getRank({ severity: b }))
      return {
        medicine: drugClasses[drugClass],
        effects: [...new Set(classInteractions.map(({ effect }) => effects[effect]))].join('; '),
        advice: severityTexts[severity],
        severity,
      }
    })
    .toSorted((one, other) => getRank(one) - getRank(other))
}
