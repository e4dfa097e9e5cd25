import { educationalDisclaimer } from '../safety/disclaimers.ts'
import type { RecipeWarning } from './recipes.types.ts'

type SortedWarnings = Record<'everybody' | 'medicines' | 'conditions' | 'more', RecipeWarning[]>

const getTopic = ({ origin, topic }: RecipeWarning) => (origin === 'written' || topic === null ? 'everybody' : topic)

const collapsedTopics = new Set<string>(['medicine', 'condition', 'tip', 'detail'])

/**
 * Sorts recipe warnings by audience, derived warnings before written ones. Topics from earlier checks count as notes
 * for everybody.
 */
export function sortWarnings(warnings: readonly RecipeWarning[]): SortedWarnings {
  const filterByTopic = (topic: string) => warnings.filter((warning) => getTopic(warning) === topic)
  const visible = warnings.filter(
    (warning) => !collapsedTopics.has(getTopic(warning)) && warning.text !== educationalDisclaimer,
  )
  return {
    everybody: (['derived', 'written'] as const).flatMap((origin) => visible.filter((one) => one.origin === origin)),
    medicines: filterByTopic('medicine'),
    conditions: filterByTopic('condition'),
    more: [
      ...filterByTopic('tip'),
      ...filterByTopic('detail'),
      ...visible.filter(({ topic, sources }) => topic !== 'summary' && sources.length > 0),
    ],
  }
}
