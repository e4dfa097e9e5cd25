import { evidenceTexts } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Use = Herb['uses'][number]

const otherPreparationPattern = /extract|powder|tablet|capsule|juice|other forms|\boil\b/i

/** True when a use is that of another preparation, such as an extract, a powder or a juice. */
const usesOtherPreparation = ({ use }: Pick<Use, 'use'>): boolean => otherPreparationPattern.test(use)

/** Returns the uses of the tea itself that we support. */
export const filterTeaUses = (uses: readonly Use[]): Use[] =>
  uses.filter((use) => !usesOtherPreparation(use) && !use.use.includes('not supported'))

/** Returns a use in words, without its evidence. */
export const formatUse = ({ use }: Pick<Use, 'use'>): string => use.replace(' (folk)', '')

/** Returns the evidence for a use of the tea. The grade of another preparation says nothing about a cup of tea. */
export function formatTeaEvidence({ use, evidence }: Use): string {
  const isGraded = evidence !== 'clinical trials' && evidence !== 'folk'
  return isGraded && usesOtherPreparation({ use })
    ? 'assessed for another preparation, not for a tea'
    : evidenceTexts[evidence]
}
