import type { EffectTag } from './blend.rules.ts'
import type { DrugClass } from './profile.ts'
import type { TagSourceId } from './tag-sources.ts'
import type { effects, severities } from './vocabulary.ts'

type Effect = keyof typeof effects
type Severity = (typeof severities)[number]

export type TagInteraction = { effect: Effect; severity: Severity; sources: readonly TagSourceId[] }

/** Interactions of each effect tag, by drug class. `tagReasons` explains why the other classes have none. */
export type InteractionsByTag<Tag extends EffectTag> = Record<Tag, Partial<Record<DrugClass, TagInteraction>>>

type Sources = readonly [TagSourceId, ...TagSourceId[]]
const createInteractionBuilder =
  (severity: Severity) =>
  (effect: Effect, ...sources: Sources): TagInteraction => ({ effect, severity, sources })
export const avoid = createInteractionBuilder('avoid')
export const caution = createInteractionBuilder('caution')
export const separate = createInteractionBuilder('separate')
export const monitor = createInteractionBuilder('monitor')
