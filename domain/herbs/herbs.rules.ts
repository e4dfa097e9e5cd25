import { evidenceTexts } from './herbs.messages.ts'
import type { Herb } from './herbs.schemas.ts'

type Use = Herb['uses'][number]

const otherPreparationPattern = /extract|powder|tablet|capsule|juice|other forms|\boil\b/i

/** True for uses of extracts, powders, juices and other preparations that aren't tea. */
const usesOtherPreparation = ({ use }: Pick<Use, 'use'>): boolean => otherPreparationPattern.test(use)

/** Returns the uses of the tea itself, without uses marked `not supported`. */
export const filterTeaUses = (uses: readonly Use[]): Use[] =>
  uses.filter((use) => !usesOtherPreparation(use) && !use.use.includes('not supported'))

export const formatUse = ({ use }: Pick<Use, 'use'>): string => use.replace(' (folk)', '')

/** Formats the evidence for a use. A grade for another preparation doesn't apply to tea. */
export function formatTeaEvidence({ use, evidence }: Use): string {
  const isGraded = evidence !== 'clinical trials' && evidence !== 'folk'
  return isGraded && usesOtherPreparation({ use })
    ? 'assessed for another preparation, not for a tea'
    : evidenceTexts[evidence]
}
