import { compareText } from '../text.ts'
import type { Source } from './facts.ts'

/**
 * Levels, worst first. `SEPARATE` means two hours apart from a medicine or meal. A notice never changes the verdict.
 */
export const levels = ['REFUSE', 'REVIEW', 'WARN', 'SEPARATE', 'NOTICE'] as const
export type Level = (typeof levels)[number]

/** Verdicts, mildest first. */
export const verdicts = ['ok', 'separate', 'ok_with_warnings', 'needs_review', 'refused'] as const
export type Verdict = (typeof verdicts)[number]

/** Verdicts of stored checks. Only a check for a person can result in `separate`. */
export const storedVerdicts = verdicts.filter((verdict) => verdict !== 'separate')

/** Author of a recipe: a person or a model. The rules sometimes require a review only for a model's recipe. */
export const checkedOrigins = ['human', 'ai'] as const
export type CheckedOrigin = (typeof checkedOrigins)[number]

/** Finding codes. Findings of the same level are listed in this order. */
export const findingCodes = [
  'RESTRICTED_BLOCK',
  'RESTRICTED_RESTRICT',
  'UNKNOWN_INGREDIENT',
  'FORM_NOT_TEA',
  'UNPARSEABLE_AMOUNT',
  'NO_HERBS',
  'ALLERGY',
  'SAFE_INGREDIENT_REFUSED',
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
  'UNDER_MIN_AGE',
  'PREGNANCY_AVOID',
  'PREGNANCY_ABOVE_FOOD_AMOUNT',
  'LACTATION_AVOID',
  'LACTATION_ABOVE_FOOD_AMOUNT',
  'CONTRAINDICATED',
  'INTERACTION_AVOID',
  'INTERACTION_STACKED',
  'SEDATIVES_WITH_CNS_DEPRESSANT',
  'DAILY_MAX_EXCEEDED',
  'CUP_MAX_FAR_EXCEEDED',
  'PREPARATION_MISSING',
  'TOO_MANY_CONDITIONAL',
  'GROUP_BUDGET_EXCEEDED',
  'SEDATIVE_LOAD',
  'CAFFEINE_LIMIT',
  'PAIR_LIQUORICE_DIURETIC',
  'TOTAL_LOAD',
  'TOO_MANY_HERBS',
  'DURATION_EXCEEDED',
  'AMBIGUOUS_NAME',
  'CONDITIONAL_HERB',
  'CHILD_ASK_FIRST',
  'STACK_HEPATOTOXIC_SIGNAL',
  'CUP_MAX_EXCEEDED',
  'STACK_ANTIPLATELET',
  'STACK_HYPOTENSIVE',
  'STACK_HYPOGLYCAEMIC',
  'STACK_DIURETIC',
  'STACK_SEIZURE_THRESHOLD',
  'STACK_ESTROGENIC',
  'STACK_UTEROTONIC',
  'PAIR_TURMERIC_PEPPER',
  'PAIR_SALICYLATE_ANTIPLATELET',
  'OPPOSING_EFFECTS',
  'MANY_HERBS',
  'PREPARATION_ADVICE',
  'PREGNANCY_CAUTION',
  'PREGNANCY_NO_DATA',
  'PREGNANCY_PLANNED',
  'LACTATION_CAUTION',
  'LACTATION_NO_DATA',
  'ALLERGY_CAUTION',
  'CONDITION_CAUTION',
  'CONDITION_POSSIBLE',
  'CAFFEINE_CAUTION',
  'SAFE_INGREDIENT_CAUTION',
  'INTERACTION_CAUTION',
  'UNKNOWN_MEDICINE',
  'UNKNOWN_PROFILE_CODE',
  'UNKNOWN_PREPARATION',
  'INTERACTION_SEPARATE',
  'CONDITION_SEPARATE',
  'MINOR_AMOUNT',
  'CHILD_NOTICE',
  'AGE_NOTICE',
  'PREGNANCY_NOTICE',
  'LACTATION_NOTICE',
  'ALLERGEN_NOTICE',
  'DROWSINESS_DRIVING',
  'MEDICINE_NOTICE',
  'INTERACTION_MONITOR',
  'CONDITION_NOTICE',
  'DURATION_NOTICE',
  'DURATION_ADVICE',
  'MUCILAGE_NOTICE',
  'TANNIN_NOTICE',
  'DIURETIC_NOTICE',
  'PHOTOSENSITIVITY_NOTICE',
  'CAFFEINE_INFO',
  'PREPARATION_TIP',
  'INGREDIENT_NOTICE',
  'EDUCATIONAL',
] as const
export type FindingCode = (typeof findingCodes)[number]

/**
 * Finding without its sources. `subject` is a code, a name or a figure; the code's message defines which. `herbs` are
 * slugs, including kitchen ingredients such as `oat-milk` for an allergy.
 */
export type RawFinding = { level: Level; code: FindingCode; subject: string; herbs: string[] }
export type Finding = RawFinding & { sources: readonly Source[] }

export function createFinding(
  level: Level,
  code: FindingCode,
  herbs: readonly { herb: { slug: string } }[],
  subject = '',
): RawFinding {
  return { level, code, subject, herbs: herbs.map(({ herb }) => herb.slug) }
}

const codeRanks = new Map<FindingCode, number>(findingCodes.map((code, position) => [code, position]))
const levelRanks = new Map<Level, number>(levels.map((level, position) => [level, position]))

/** Merges findings with the same code and subject, keeping every herb and the worst level. Sorts them, worst first. */
export function mergeFindings(findings: readonly RawFinding[]): RawFinding[] {
  const merged: RawFinding[] = []
  const byCode = new Map<FindingCode, RawFinding[]>()
  for (const finding of findings) {
    const sameCode = byCode.get(finding.code)
    const existing = sameCode?.find(({ subject }) => subject === finding.subject)
    if (existing) {
      if (getLevelRank(finding) < getLevelRank(existing)) existing.level = finding.level
      existing.herbs.push(...finding.herbs)
      continue
    }
    const { level, code, subject, herbs } = finding
    const mergedFinding = { level, code, subject, herbs: [...herbs] }
    merged.push(mergedFinding)
    if (sameCode) sameCode.push(mergedFinding)
    else byCode.set(code, [mergedFinding])
  }
  for (const finding of merged) finding.herbs = sortSlugs(finding.herbs)
  return merged.toSorted(compareRank)
}

export function computeVerdict(findings: readonly Pick<RawFinding, 'level'>[]): Verdict {
  const foundLevels = new Set(findings.map(({ level }) => level))
  if (foundLevels.has('REFUSE')) return 'refused'
  if (foundLevels.has('REVIEW')) return 'needs_review'
  if (foundLevels.has('WARN')) return 'ok_with_warnings'
  return foundLevels.has('SEPARATE') ? 'separate' : 'ok'
}

const getLevelRank = ({ level }: RawFinding) => levelRanks.get(level) ?? 0
const getCodeRank = ({ code }: RawFinding) => codeRanks.get(code) ?? 0
const compareRank = (one: RawFinding, other: RawFinding) =>
  getLevelRank(one) - getLevelRank(other) ||
  getCodeRank(one) - getCodeRank(other) ||
  compareText(one.subject, other.subject)

/** Sorts slugs and removes duplicates. Returns a sorted list unchanged, because most lists already are sorted. */
function sortSlugs(herbs: string[]): string[] {
  const isSorted = herbs.every((herb, position) => position === 0 || (herbs[position - 1] ?? '') < herb)
  return isSorted ? herbs : [...new Set(herbs)].toSorted()
}
