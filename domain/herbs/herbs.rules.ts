import { evidenceWords } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Use = Herb['uses'][number]

const otherPreparation = /extract|powder|tablet|capsule|juice|other forms|\boil\b/i

/** Whether a use is one of something else than the tea: an extract, a powder, a juice. */
const isOfOtherPreparation = ({ use }: Pick<Use, 'use'>): boolean => otherPreparation.test(use)

/** The uses that are those of the tea and that we stand by. */
export const usesOfTea = (uses: readonly Use[]): Use[] =>
  uses.filter((use) => !isOfOtherPreparation(use) && !use.use.includes('not supported'))

/** A use in words; what stands behind it is told beside it. */
export const useWords = ({ use }: Pick<Use, 'use'>): string => use.replace(' (folk)', '')

/** What stands behind a use, for a tea: an assessors' grade for another preparation says nothing about the cup. */
export function evidenceForTea({ use, evidence }: Use): string {
  const isGrade = evidence !== 'clinical trials' && evidence !== 'folk'
  return isGrade && isOfOtherPreparation({ use })
    ? 'assessed for another preparation, not for a tea'
    : evidenceWords[evidence]
}
