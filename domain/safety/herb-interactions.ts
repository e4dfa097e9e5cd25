import type { EffectTag } from './blend.rules.ts'
import type { HerbFacts } from './facts.ts'
import { interactionsFromTags } from './tag-interactions.ts'
import type { TagSourceId } from './tag-sources.ts'
import { severities } from './vocabulary.ts'

/** Interaction of a herb. `tag` and `tagSources` are set when an effect tag of the herb causes it. */
export type Interaction = HerbFacts['interactions'][number] & { tag?: EffectTag; tagSources?: readonly TagSourceId[] }

type Facts = Pick<HerbFacts, 'interactions' | 'effectTags' | 'memoryInteractions'>

/** Interaction of every tea: bisphosphonates are taken with plain water only, half an hour before any other drink. */
const everyTea: Interaction = {
  drugClass: 'bisphosphonates',
  effect: 'reduced_absorption',
  severity: 'separate',
  tag: 'tannin',
  tagSources: ['memory'],
}

const known = new WeakMap<Facts, readonly Interaction[]>()

/**
 * Returns the interactions of a herb: its own, then those of its effect tags. Its own interaction replaces that of a
 * tag when a source states it; otherwise the stricter of both counts.
 */
export function herbInteractions(herb: Facts): readonly Interaction[] {
  const found = known.get(herb) ?? joinInteractions(herb)
  known.set(herb, found)
  return found
}

function joinInteractions(herb: Facts): Interaction[] {
  const byKey = new Map<string, Interaction>(herb.interactions.map((one) => [keyOf(one), one]))
  for (const { sources, ...tagged } of interactionsFromTags(herb.effectTags)) {
    const own = byKey.get(keyOf(tagged))
    if (own && (!herb.memoryInteractions?.includes(own.drugClass) || !isStricter(tagged, own))) continue
    byKey.set(keyOf(tagged), { ...tagged, tagSources: sources })
  }
  if (!byKey.has(keyOf(everyTea))) byKey.set(keyOf(everyTea), everyTea)
  return [...byKey.values()]
}

const keyOf = ({ drugClass, effect }: Pick<Interaction, 'drugClass' | 'effect'>) => `${drugClass} ${effect}`
const isStricter = (one: Pick<Interaction, 'severity'>, other: Pick<Interaction, 'severity'>) =>
  severities.indexOf(one.severity) < severities.indexOf(other.severity)
