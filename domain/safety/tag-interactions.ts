import type { EffectTag } from './blend.rules.ts'
import type { DrugClass } from './profile.ts'
import type { InteractionsByTag, TagInteraction } from './tag-decisions.ts'
import { bloodInteractions } from './tag-interactions-blood.ts'
import { nerveInteractions } from './tag-interactions-nerves.ts'
import { otherInteractions } from './tag-interactions-other.ts'
import { listCodes, drugClasses, severities } from './vocabulary.ts'

/** Interactions of every effect tag. A herb has at least the interactions of its tags; its own may be stricter. */
export const tagInteractions: InteractionsByTag<EffectTag> = {
  ...nerveInteractions,
  ...bloodInteractions,
  ...otherInteractions,
}

type TaggedInteraction = TagInteraction & { drugClass: DrugClass; tag: EffectTag }

/** Returns the strictest interaction of a herb's tags for each drug class and effect, ordered by drug class. */
export function listTagInteractions(tags: readonly EffectTag[]): TaggedInteraction[] {
  return listCodes(drugClasses).flatMap((drugClass) => {
    const interactions = tags.flatMap((tag) => {
      const interaction = tagInteractions[tag][drugClass]
      return interaction ? [{ ...interaction, drugClass, tag }] : []
    })
    return interactions.filter((one, index) => {
      const sameEffect = interactions.filter(({ effect }) => effect === one.effect)
      const strictest = Math.min(...sameEffect.map(getStrictness))
      return (
        getStrictness(one) === strictest && interactions.findIndex((other) => isSameInteraction(other, one)) === index
      )
    })
  })
}

const getStrictness = ({ severity }: TagInteraction) => severities.indexOf(severity)
const isSameInteraction = (one: TagInteraction, other: TagInteraction) =>
  one.effect === other.effect && one.severity === other.severity
