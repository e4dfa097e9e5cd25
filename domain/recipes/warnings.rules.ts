import { educational } from '../safety/disclaimers.ts'
import type { RecipeWarning } from './recipes.types.ts'

type SortedWarnings = Record<'everybody' | 'medicines' | 'conditions' | 'more', RecipeWarning[]>

const topicOf = ({ origin, topic }: RecipeWarning) => (origin === 'written' || topic === null ? 'everybody' : topic)

const folded = new Set<string>(['medicine', 'condition', 'tip', 'detail'])

/**
 * Sorts the warnings of a recipe by reader, derived ones before written ones. Topics of earlier checks count as notes
 * for everybody.
 */
export function sortWarnings(warnings: readonly RecipeWarning[]): SortedWarnings {
  const about = (topic: string) => warnings.filter((warning) => topicOf(warning) === topic)
  const inBox = warnings.filter((warning) => !folded.has(topicOf(warning)) && warning.text !== educational)
  return {
    everybody: (['derived', 'written'] as const).flatMap((origin) => inBox.filter((one) => one.origin === origin)),
    medicines: about('medicine'),
    conditions: about('condition'),
    more: [
      ...about('tip'),
      ...about('detail'),
      ...inBox.filter(({ topic, sources }) => topic !== 'summary' && sources.length > 0),
    ],
  }
}
