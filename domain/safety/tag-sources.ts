import type { Source } from './facts.ts'
import data from './tag-sources.json' with { type: 'json' }

export type TagSourceId = keyof typeof data

/** Source of interactions of effect tags. `edition` and `date` are missing when the source does not state them. */
type TagSource = Source & { edition?: string; date?: string }

const readSources = () => data as Readonly<Record<TagSourceId, TagSource>>

/** Sources of the interactions of effect tags, from `catalog/effect-tag-sources.yaml`. */
export const tagSources = readSources()
