import { exceedsDailyLimit, isUnweighable, maxCupsPerDay, type RecipeServings } from '../amounts/daily-limit.ts'
import { findRepeatsPerDay, findTimesPerDay } from '../amounts/frequency.ts'
import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import { countWordPattern, parseNumber } from '../amounts/numbers.ts'
import type { HerbFacts } from './facts.ts'
import { findingSentences } from './finding-messages.ts'
import type { LocatedMention } from './plant-mentions.ts'
import { findMeasuredMention, mentionsDrinking, type SentenceWithPlants } from './plant-sentences.ts'
import {
  createRefusal,
  describePlant,
  explainPlant,
  type SentenceReader,
  type TextFinding,
  type TextUses,
} from './text-findings.ts'

/** Creates a function that finds doses above the daily limit and overlong courses in a sentence. */
export const createDoseReader =
  (uses: TextUses, recipeServings?: RecipeServings): SentenceReader =>
  (sentence) => [
    ...amountFindings(sentence, uses, recipeServings),
    ...repetitionFindings(sentence, uses),
    ...courseFindings(sentence),
  ]

/** Returns findings about plants from a sentence that names none: “Drink ten cups a day”, “for six months”. */
export function readSentenceAbout(mentions: readonly LocatedMention[], sentence: SentenceWithPlants): TextFinding[] {
  const cups = findTimesPerDay(sentence.text)
  return [
    ...courseFindings({ ...sentence, mentions }),
    ...(cups === undefined ? [] : frequencyFindings(mentions, cups)),
  ]
}

function amountFindings(
  sentence: SentenceWithPlants,
  { createPurposeFinder }: TextUses,
  recipeServings: RecipeServings | undefined,
): TextFinding[] {
  const amountMentions = sentence.amounts.map((amount) => ({ amount, mention: findMeasuredMention(sentence, amount) }))
  const findPurpose = createPurposeFinder(sentence)
  const weighableMentions = new Set(
    amountMentions.flatMap(({ amount, mention }) => (isUnweighable(amount) ? [] : [mention])),
  )
  return amountMentions.flatMap(({ amount, mention }) =>
    (mention?.plants ?? []).flatMap((plant) => {
      if (!mention || plant.kind !== 'herb') return []
      const { herb } = plant
      const words = describePlant(mention, herb.commonName, herb)
      const purpose = findPurpose(amount)
      if (recipeServings && amount.isExtract) return [createExtractFinding(herb, mention, 'REFUSE')]
      if (exceedsDailyLimit(amount, getSurroundingText(sentence, amount), herb, recipeServings))
        return purpose === 'drink'
          ? [createRefusal('DOSE_IN_TEXT', herb.slug, findingSentences.DAILY_MAX_EXCEEDED(words))]
          : []
      if (purpose === 'other') return []
      if (amount.isExtract) return [createExtractFinding(herb, mention, 'NOTICE')]
      if (purpose === 'stock' || weighableMentions.has(mention) || (recipeServings && amount.isRough)) return []
      const text = explainPlant(mention, herb, (name) =>
        findingSentences.UNPARSEABLE_AMOUNT({ ...words, subject: name }),
      )
      return [{ code: 'UNCLEAR_AMOUNT_IN_TEXT' as const, plant: herb.slug, level: 'NOTICE' as const, text }]
    }),
  )
}

/** Creates the finding for an oil or extract. Its limits are unknown, and no recipe may contain it. */
const createExtractFinding = (herb: HerbFacts, mention: LocatedMention, level: TextFinding['level']): TextFinding => ({
  code: 'FORM_IN_TEXT',
  plant: herb.slug,
  level,
  text: explainPlant(mention, herb, (name) =>
    findingSentences.FORM_NOT_TEA({ herbs: name, subject: `${name} oil or extract`, level, herb: undefined }),
  ),
})

/** Finds too many times a day without an amount, counting each time as a cup: “I drink sage tea ten times a day”. */
function repetitionFindings(sentence: SentenceWithPlants, { isOtherUse }: TextUses): TextFinding[] {
  const { text, mentions, amounts } = sentence
  if (mentions.length === 0 || amounts.length > 0 || isOtherUse(text)) return []
  const times = findRepeatsPerDay(text)
  if (times === undefined || !mentionsDrinking(sentence)) return []
  return frequencyFindings(mentions, times)
}

const frequencyFindings = (mentions: readonly LocatedMention[], times: number): TextFinding[] =>
  mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) =>
      plant.kind === 'herb' && times > maxCupsPerDay(plant.herb)
        ? [
            createRefusal(
              'DOSE_IN_TEXT',
              plant.herb.slug,
              findingSentences.DAILY_MAX_EXCEEDED(describePlant(mention, plant.herb.commonName, plant.herb)),
            ),
          ]
        : [],
    ),
  )

function courseFindings({ mentions, ...sentence }: SentenceWithPlants): TextFinding[] {
  const days = mentions.length === 0 ? undefined : findCourseDays(sentence)
  return mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      const exceeded = plant.kind === 'herb' ? findExceededLimit(plant.herb, days) : undefined
      if (plant.kind !== 'herb' || !exceeded) return []
      const { slug, commonName } = plant.herb
      const words = { ...describePlant(mention, commonName, plant.herb), subject: String(exceeded.days) }
      const level = exceeded.code === 'DURATION_EXCEEDED' ? ('REFUSE' as const) : ('NOTICE' as const)
      return [
        { code: 'LONG_COURSE_IN_TEXT' as const, plant: slug, level, text: findingSentences[exceeded.code](words) },
      ]
    }),
  )
}

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
function findCourseDays({ text }: Pick<SentenceWithPlants, 'text'>): number | undefined {
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
function findExceededLimit(
  { maxDurationDays, adviceAfterDays }: Limits,
  days: number | undefined,
): { code: 'DURATION_EXCEEDED' | 'DURATION_ADVICE'; days: number } | undefined {
  if (days === undefined) return undefined
  if (maxDurationDays !== null && days > maxDurationDays) return { code: 'DURATION_EXCEEDED', days: maxDurationDays }
  if (adviceAfterDays !== null && days > adviceAfterDays) return { code: 'DURATION_ADVICE', days: adviceAfterDays }
  return undefined
}

/** Returns the part of a sentence around an amount, which may contain its frequency. */
export const getSurroundingText = ({ text, start }: SentenceWithPlants, amount: MentionedAmount) =>
  text.slice(Math.max(0, amount.start - start - 200), amount.end - start + 200)
