import data from './allergy-sources.json' with { type: 'json' }
import type { Source } from './facts.ts'

export type AllergySourceId = keyof typeof data

/** Source of allergy pairs. `edition` and `date` are missing when the source does not state them. */
type AllergySource = Source & { edition?: string; date?: string }

const readSources = () => data as Readonly<Record<AllergySourceId, AllergySource>>

/** Sources of allergy pairs, from `catalog/allergy-sources.yaml`. */
export const allergySources = readSources()
