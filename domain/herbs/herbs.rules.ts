import { evidenceWords } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Use = Herb['uses'][number]

const otherPreparation = /extract|powder|tablet|capsule|juice|other forms|\boil\b/i

/** True when a use is that of another preparation, such as an extract, a powder or a juice. */
const isOfOtherPreparation = ({ use }: Pick<Use, 'use'>): boolean => otherPreparation.test(use)

/** Returns the uses of the tea itself that we support. */
export const usesOfTea = (uses: readonly Use[]): Use[] =>
  uses.filter((use) => !isOfOtherPreparation(use) && !use.use.includes('not supported'))

/** Returns a use in words, without its evidence. */
export const useWords = ({ use }: Pick<Use, 'use'>): string => use.replace(' (folk)', '')

/** Returns the evidence for a use of the tea. The grade of another preparation says nothing about a cup of tea. */
export function evidenceForTea({ use, evidence }: Use): string {
  const isGrade = evidence !== 'clinical trials' && evidence !== 'folk'
  return isGrade && isOfOtherPreparation({ use })
    ? 'assessed for another preparation, not for a tea'
    : evidenceWords[evidence]
}
