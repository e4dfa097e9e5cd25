import { createAmountPattern, toQuantity, toWrittenAmount, type WrittenAmount } from './amount.ts'
import { parseNumber, writtenNumberPattern } from './numbers.ts'
import { type AnyMeasure, createUnitPattern } from './units.ts'

/**
 * Amount in a sentence. `quantity` is undefined for a range such as `1-1/2`. Positions count UTF-16 units. `isKitchen`
 * is true for water, wine and similar; `isDry` for a cup of dry herb; `isFresh` for fresh material; `isExtract` for an
 * oil, tincture or extract; `isRough` for a heaped spoon or a spoon of unknown size, which holds at least a level teaspoon.
 */
export type MentionedAmount = {
  quantity: number | undefined
  measure: AnyMeasure
  start: number
  end: number
  isKitchen: boolean
  isDry: boolean
  isFresh: boolean
  isExtract: boolean
  isRough: boolean
}

/** Matches the amounts in a sentence in lower case. */
const amountInSentencePattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${createAmountPattern(writtenNumberPattern, createUnitPattern('sentence'))}(?:(?<half>\\s+and a half)(?![\\p{L}])| or (?<more>two|three|four|[2-9])(?=\\s*(?:$|[,.;:!?)]|(?:of|a|an|per|each|every|in|daily|at|and|before|after|with|for)\\b)))?`,
  'gu',
)

/** Finds the amounts in a text, in figures or words, in any unit used for tea. */
export function findMentionedAmounts(text: string): MentionedAmount[] {
  const lowerCase = lowerCaseLatin(text)
  const amounts = [...lowerCase.matchAll(amountInSentencePattern)].flatMap((match) =>
    isVessel(text, match) ? [] : [readMatch(text, match)],
  )
  const starts = new Set(amounts.map(({ start }) => start))
  const bags = [...lowerCase.matchAll(bagsPattern)].filter(({ index }) => !starts.has(index))
  return bags.length === 0
    ? amounts
    : [...amounts, ...bags.map((match) => readBags(match))].toSorted((one, other) => one.start - other.start)
}

function readMatch(text: string, match: RegExpExecArray): MentionedAmount {
  const written = toWrittenAmount(match.groups ?? {})
  const measure = written.unit?.measure ?? 'whole'
  const [start, end] = [match.index, match.index + match[0].length]
  const [before, after] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 60)]
  const isDry = (measure === 'cup' || measure === 'mug') && dryHerbPattern.test(after)
  return {
    quantity: toQuantity(written),
    measure: isDry ? 'cup' : measure,
    start,
    end,
    isKitchen: kitchenLiquidPattern.test(after),
    isDry,
    isFresh: (freshAfterPattern.test(after) || freshBeforePattern.test(before)) && !driedWords.test(after),
    isExtract: extractAfterPattern.test(after) || extractBeforePattern.test(before),
    isRough: isRoughSpoon(written),
  }
}

const word = String.raw`[\p{L}'’-]+`
/** Tea bags with the plant before or after them: “six valerian teabags”, “three bags of mint tea”. */
const bagsPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<first>${writtenNumberPattern})\\s(?:(?:${word}\\s){1,3}tea[ -]?bags?|bags?(?=\\sof\\s(?:${word}\\s){1,3}teas?\\b))(?!\\p{L})`,
  'gu',
)

/** Reads a match of `bagsPattern`. The amount ends at the number, before the plant that it measures. */
function readBags(match: RegExpExecArray): MentionedAmount {
  const number = match.groups?.['first'] ?? ''
  const [start, end] = [match.index, match.index + number.length]
  const other = { isKitchen: false, isDry: false, isFresh: false, isExtract: false, isRough: false }
  return { quantity: parseNumber(number), measure: 'teabag', start, end, ...other }
}

/** Returns a text in lower case without moving positions. A pattern without the `i` flag compiles in half the time. */
const lowerCaseLatin = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Phrases that name a vessel, not an amount: “into three cups”. `a spoon` alone is an object, as in “the bowl of a
 * spoon”.
 */
const spoonPattern = /^an? spoon$/i
const vesselPattern = /^.*\b(?:cup|mug|glass|pot|jug)(?:e?s)?$/i
const vesselPrepositionPattern =
  /\b(?:into|onto|between|among|fills|makes|serves|yields|for) (?:the |your |about |all )?$/i

const isVessel = (text: string, match: RegExpExecArray) => {
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 12)
  if (/^ of\b/i.test(after)) return false
  if (spoonPattern.test(match[0])) return true
  const before = text.slice(Math.max(0, match.index - 24), match.index)
  return (
    vesselPattern.test(match[0]) &&
    vesselPrepositionPattern.test(before) &&
    !/^ (?:a|per|each|every) day|^ daily/i.test(after)
  )
}

const roughSizePattern = /heap|rounded|generous|overflowing|big|large|huge|giant|soup|dessert/
/** True for a spoon of unclear size. Only level teaspoons and tablespoons are measures. */
const isRoughSpoon = ({ size, unit }: WrittenAmount) =>
  unit?.measure === 'teaspoon' && (roughSizePattern.test(size) || unit.name === 'dessertspoon')

const wordsBetween = String.raw`(?:of\s+)?(?:(?!(?:and|or|with|in|into|to|then|plus|over)\b)[\p{L}'’-]+,?\s+){0,3}`
const freshAfterPattern = new RegExp(
  `^\\s+${wordsBetween}fresh\\b(?!\\s+(?:[\\p{L}-]+\\s+)?(?:water|air|milk|lemon|honey|pot|cup|brew|batch)\\b)`,
  'iu',
)
const freshBeforePattern =
  /\bfresh\s+(?:(?!(?:and|or|with|in|into|water|air|pot|cup)\b)[\p{L}'’-]+\s*){1,3}[:(,–-]?\s*\(?$/iu
const driedWords = /^[^.;]{0,40}\b(?:dried|powder(?:ed)?|ground)\b/i
const drinks = '(?:teas?|tisanes?|infusions?|brews?|decoctions?|drinks?|water|milk)'
const dryWord = `(?!(?:and|or|with|in|into|over|to|from|${drinks})\\b)[\\p{L}'’-]+`
/** Matches a dry herb after “a cup”: “of dried sage”, “of chamomile flowers”, but not “of dried sage tea”. */
const dryHerbPattern = new RegExp(
  `^\\s+(?:of\\s+)?(?:(?:${dryWord}\\s+){0,2}(?:dried|dry|powdered|ground|loose-?leaf)|(?:${dryWord}\\s+){1,2}(?:flowers|blossoms|petals|leaves|buds|seeds?|roots?|bark))\\b(?!(?:\\s+${dryWord}){0,3}\\s+${drinks}\\b)`,
  'iu',
)
const extractWords = '(?:tinctures?|(?:fluid )?extracts?|(?:essential )?oils?|resins?)'
const extractAfterPattern = new RegExp(`^\\s+${wordsBetween}${extractWords}\\b`, 'iu')
const extractBeforePattern = new RegExp(`\\b${extractWords}\\b(?:\\s+of\\s+[\\p{L}'’-]+)?\\s*[:(,–-]\\s*\\(?$`, 'iu')

const kitchenLiquidPattern =
  /^\s+(?:of\s+)?(?:(?:the|a|an|my|your|hot|cold|warm|iced?|boiling|boiled|fresh|freshly|drinking|just-boiled|red|white|ros[eé]|sparkling|mulled|dark|brown|maple|almond|oat|soy|coconut|lemon|orange|apple|black|strong)\s+){0,3}(?:water|milk|juice|wine|beer|spirits?|gin|rum|vodka|whiske?y|brandy|prosecco|coffee|cocoa|broth|vinegar|honey|sugar|syrup|cream|ice|soda)\b/i
