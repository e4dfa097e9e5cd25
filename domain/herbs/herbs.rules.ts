import type { Herb } from './herbs.schemas.ts'
import { evidenceWords } from './herbs.words.ts'

const otherPreparation = /extract|powder|tablet|capsule|\boil\b/i

/** What stands behind a use, for a tea: an assessors' grade for another preparation says nothing about the cup. */
export function evidenceForTea({ use, evidence }: Herb['uses'][number]): string {
  return evidence.startsWith('HMPC') && otherPreparation.test(use)
    ? 'assessed for another preparation, not for a tea'
    : evidenceWords[evidence]
}
