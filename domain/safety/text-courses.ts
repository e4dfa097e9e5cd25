import { parseNumber, countWordPattern } from '../amounts/numbers.ts'
import type { HerbFacts } from './facts.ts'
import type { SentenceWithPlants } from './plant-sentences.ts'

const coursePattern = new RegExp(
  `(?<!\\p{L})(?:for|over) (?:(?:up to|at least|about|around|another|a (?:whole|full)|the (?:next|whole|first)) )?(?<number>half a|an?|\\d{1,3}|${countWordPattern})?(?: ?(?:-|–|to|or) ?(?<upper>\\d{1,3}|${countWordPattern}))?[ -]?(?<unit>days?|weeks?|fortnights?|months?|years?)(?!\\p{L})`,
  'giu',
)
const drinkingWords =
  /\b(?:drink|drinks|drinking|drank|take|takes|taking|took|sip|sipping|tea|cups?|daily|every (?:day|night|evening|morning))\b/i
/** Words about storing, growing, a complaint or the distant past. Days in those sentences are not a course. */
const otherDurations =
  /\b(?:keep\w*|kept|stor\w+|jar|tin|cupboard|shelf|fridge|freez\w+|dry|dries|dried for|drying|grow\w*|sow\w*|seedlings?|harvest\w*|pick\w*|stop\w*|pause\w*|break|rest|not|never|no|if|when|lasts?|lasting|symptoms?|doctor|gp|pharmacist|centur\w+|people|been (?:used|drunk|known|grown|taken)|was|were|without|baby|pregnan\w+)\b|n['’]t\b/i
const daysPerUnit: Record<string, number> = { d: 1, w: 7, f: 14, m: 30, y: 365 }

/** Returns the longest course that a sentence recommends, in days; undefined when there is none. */
export function findCourseDays({ text }: Pick<SentenceWithPlants, 'text'>): number | undefined {
  if (!drinkingWords.test(text) || otherDurations.test(text)) return undefined
  const courses = [...text.matchAll(coursePattern)].map(({ groups }) => {
    const { number = '1', upper, unit = '' } = groups ?? {}
    const count = /^half/i.test(number) ? 0.5 : /^an?$/i.test(number) ? 1 : parseNumber(upper ?? number)
    return count * (daysPerUnit[unit.charAt(0).toLowerCase()] ?? 1)
  })
  return courses.length > 0 ? Math.max(...courses) : undefined
}

type Limits = Pick<HerbFacts, 'maxDurationDays' | 'adviceAfterDays'>

/**
 * Returns the herb's limit that a course exceeds, in days: its maximum, or the day to see a doctor. Returns undefined
 * when neither is exceeded.
 */
export function findExceededLimit(
  { maxDurationDays, adviceAfterDays }: Limits,
  days: number | undefined,
): { code: 'DURATION_EXCEEDED' | 'DURATION_ADVICE'; days: number } | undefined {
  if (days === undefined) return undefined
  if (maxDurationDays !== null && days > maxDurationDays) return { code: 'DURATION_EXCEEDED', days: maxDurationDays }
  if (adviceAfterDays !== null && days > adviceAfterDays) return { code: 'DURATION_ADVICE', days: adviceAfterDays }
  return undefined
}
