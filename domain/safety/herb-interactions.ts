import type { HerbFacts } from './facts.ts'
import { listTagInteractions } from './tag-interactions.ts'
import type { TagSourceId } from './tag-sources.ts'
import { type EffectTag, severities } from './vocabulary.ts'

/** Interaction of a herb. `tag` and `tagSources` are set when an effect tag causes it. */
export type Interaction = HerbFacts['interactions'][number] & { tag?: EffectTag; tagSources?: readonly TagSourceId[] }

type Facts = Pick<HerbFacts, 'interactions' | 'effectTags' | 'memoryInteractions'>

/** Interaction of every tea: bisphosphonates must be taken with plain water, half an hour before any other drink. */
const everyTeaInteraction: Interaction = {
  drugClass: 'bisphosphonates',
  effect: 'reduced_absorption',
  severity: 'separate',
  tag: 'tannin',
  tagSources: ['memory'],
}

const interactionCache = new WeakMap<Facts, readonly Interaction[]>()

/**
 * Returns a herb's own interactions, then those of its effect tags. When both exist for a class, the herb's own wins if
 * it has a source; otherwise the stricter one counts.
 */
export function herbInteractions(herb: Facts): readonly Interaction[] {
  const interactions = interactionCache.get(herb) ?? mergeInteractions(herb)
  interactionCache.set(herb, interactions)
  return interactions
}

function mergeInteractions(herb: Facts): Interaction[] {
  const byKey = new Map<string, Interaction>(herb.interactions.map((one) => [getInteractionKey(one), one]))
  for (const { sources, ...tagInteraction } of listTagInteractions(herb.effectTags)) {
    const existing = byKey.get(getInteractionKey(tagInteraction))
    if (existing && (!herb.memoryInteractions?.includes(existing.drugClass) || !isStricter(tagInteraction, existing)))
      continue
    byKey.set(getInteractionKey(tagInteraction), { ...tagInteraction, tagSources: sources })
  }
  if (!byKey.has(getInteractionKey(everyTeaInteraction)))
    byKey.set(getInteractionKey(everyTeaInteraction), everyTeaInteraction)
  return [...byKey.values()]
}

const getInteractionKey = ({ drugClass, effect }: Pick<Interaction, 'drugClass' | 'effect'>) => `${drugClass} ${effect}`
const isStricter = (one: Pick<Interaction, 'severity'>, other: Pick<Interaction, 'severity'>) =>
  severities.indexOf(one.severity) < severities.indexOf(other.severity)
