import type { HerbFacts } from './facts.ts'
import { type EffectTag, tagInteractions } from './tag-interactions.ts'

export type Interaction = HerbFacts['interactions'][number] & { tag?: EffectTag }

type Facts = Pick<HerbFacts, 'interactions' | 'effectTags'>

const known = new WeakMap<Facts, Interaction[]>()

/**
 * The interactions that a herb's own facts name, then those that its effect tags bring. What its facts say of a class and an
 * effect holds instead of the tag. `tag` names the first tag that brings an interaction.
 */
export function herbInteractions(herb: Facts): readonly Interaction[] {
  const found = known.get(herb)
  if (found) return found
  const all: Interaction[] = [...herb.interactions]
  const keys = new Set(all.map(keyOf))
  for (const tag of herb.effectTags)
    for (const { drugClass, effect, severity } of tagInteractions(tag)) {
      const key = keyOf({ drugClass, effect })
      if (keys.has(key)) continue
      keys.add(key)
      all.push({ drugClass, effect, severity, tag })
    }
  known.set(herb, all)
  return all
}

const keyOf = ({ drugClass, effect }: Pick<Interaction, 'drugClass' | 'effect'>) => `${drugClass} ${effect}`
