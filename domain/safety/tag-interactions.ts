import type { DrugClass } from './profile.ts'
import data from './tag-interactions.json' with { type: 'json' }
import type { TagSourceId } from './tag-sources.ts'
import { drugClasses, type EffectTag, type effects, listCodes, severities } from './vocabulary.ts'

type Effect = keyof typeof effects
type Severity = (typeof severities)[number]
type TagInteraction = { effect: Effect; severity: Severity; sources: readonly TagSourceId[] }
type TaggedInteraction = TagInteraction & { drugClass: DrugClass; tag: EffectTag }

type Row = readonly [Severity, Effect, ...TagSourceId[]]

const readRows = () => data as unknown as Readonly<Record<EffectTag, Readonly<Partial<Record<DrugClass, Row>>>>>
const rows = readRows()

/** Returns the interaction of an effect tag with a drug class, from `catalog/effect-tags`. */
export function findTagInteraction(tag: EffectTag, drugClass: DrugClass): TagInteraction | undefined {
  const [severity, effect, ...sources] = rows[tag][drugClass] ?? []
  return severity && effect && { effect, severity, sources }
}

/**
 * Returns the strictest interaction of a herb's tags for each drug class and effect, ordered by drug class. A herb has
 * at least these interactions; its own may be stricter.
 */
export function listTagInteractions(tags: readonly EffectTag[]): TaggedInteraction[] {
  return listCodes(drugClasses).flatMap((drugClass) => {
    const interactions = tags.flatMap((tag) => {
      const interaction = findTagInteraction(tag, drugClass)
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
