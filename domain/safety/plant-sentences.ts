import { findMentionedAmounts, type MentionedAmount } from '../amounts/mentioned-amounts.ts'
import type { NameIndex } from './names.ts'
import { type LocatedMention, findMentions, splitTextWords, type Word } from './plant-mentions.ts'

/** Sentence and the plants named in it. Positions count UTF-16 units of the whole text. */
export type SentenceWithPlants = {
  text: string
  start: number
  words: readonly Word[]
  mentions: readonly LocatedMention[]
  amounts: readonly MentionedAmount[]
}

/** Matches a text that ends in an abbreviation, whose full stop doesn't end the sentence. */
export const abbreviationPattern = /(?:^|[^\p{L}])(?:e\.?g|i\.?e|approx|tsp|tbsp|oz|g|ml|dr|st|ca|c|vs|etc|no)\.$/iu
const sentenceEndPattern = /[.!?…]+["'’”)\]]*(?=\s)|\n\s*?\n/g

/**
 * Splits a text into sentences and finds the plants in each. An abbreviation or a single line break does not end a
 * sentence.
 */
export function splitWithPlants(index: NameIndex, text: string): SentenceWithPlants[] {
  const words = splitTextWords(text)
  const mentions = findMentions(index, text, words)
  const amounts = findMentionedAmounts(text)
  const ends = [...text.matchAll(sentenceEndPattern)]
    .map((match) => match.index + match[0].length)
    .filter((end) => !abbreviationPattern.test(text.slice(Math.max(0, end - 8), end)))
  const positions = { words: 0, mentions: 0, amounts: 0 }
  let start = 0
  return [...ends, text.length].map((end) => {
    const takeUntilEnd = <Item extends { start: number }>(
      items: readonly Item[],
      kind: keyof typeof positions,
    ): Item[] => {
      const first = positions[kind]
      while ((items[positions[kind]]?.start ?? Infinity) < end) positions[kind]++
      return items.slice(first, positions[kind])
    }
    const sentence = {
      text: text.slice(start, end),
      start,
      words: takeUntilEnd(words, 'words'),
      mentions: takeUntilEnd(mentions, 'mentions'),
      amounts: takeUntilEnd(amounts, 'amounts'),
    }
    start = end
    return sentence
  })
}

/** Regular expression source for words about drinking, eating and doses. */
export const swallowingPattern = String.raw`drink\w*|dr[au]nk|sip\w*|swallow\w*|eat(?:s|en|ing)?|ate|chew\w*|ingest\w*|dos(?:e|es|age)`
const drinkingPattern = String.raw`${swallowingPattern}|brew\w*|steep\w*|infus\w*|boil\w*`
const drinkingWords = new RegExp(String.raw`\b(?:${drinkingPattern})\b`, 'i')
const drinkingKeys = new RegExp(
  String.raw`^(?:${drinkingPattern}|teas?|tisanes?|cuppas?|tak(?:e|es|en|ing)|took|decoct\w*|dos(?:ages|ed|ing))$`,
)

/** True for a sentence with a word about tea, drinking or eating. */
export const mentionsDrinking = ({ words }: Pick<SentenceWithPlants, 'words'>): boolean =>
  words.some(({ key }) => drinkingKeys.test(key))

const takingWords = /\b(?:tak(?:e|es|en|ing)|took|have|had|having|cups?|mugs?|tea)\b/i
const pronouns = /\b(?:it|them|this|these|those|some|one)\b/i
const finalStopPattern = /[.!?…](?=["'’”)\]]*\s*$)/

/**
 * Joins a sentence about drinking or taking that names no plant to the sentence before: “I love my sage tea. I drink
 * ten cups a day.” `isPlantDrunk` is true when the sentence states that the named plant is drunk. Returns undefined for
 * any other sentence.
 */
export function joinSentences(
  previous: SentenceWithPlants,
  current: SentenceWithPlants,
): { sentence: SentenceWithPlants; isPlantDrunk: boolean } | undefined {
  const { text, mentions } = current
  const isDrinking = drinkingWords.test(text)
  if (mentions.length > 0 || previous.mentions.length === 0 || !(isDrinking || takingWords.test(text))) return undefined
  return {
    sentence: {
      text: previous.text.replace(finalStopPattern, ',') + text,
      start: previous.start,
      words: [...previous.words, ...current.words],
      mentions: previous.mentions,
      amounts: current.amounts,
    },
    isPlantDrunk: isDrinking && pronouns.test(text),
  }
}

/** True for a sentence about drinking the tea. The caller checks that the sentence names no plant. */
export const isAboutDrinking = ({ text }: SentenceWithPlants): boolean =>
  drinkingWords.test(text) || takingWords.test(text)

const maxWordsBetween = 8
const fillerWords =
  /^(?:of|dried|fresh|freshly|ground|finely|coarsely|chopped|crushed|sliced|grated|powdered|rubbed|whole|loose|cut|organic|good|nice|lovely|plain|pure|wild|local|garden|homegrown|grown|home|strong|weak|mild|hot|warm|cold|iced|brewed|made|steeped|unsweetened|sweet|bitter|the|a|my|our|her|his|this|that|these|day|per|daily|each|every|your|some)$/
/** Matches “of” and up to five words before the plant. */
const ofPhrasePattern = /^\s*of(?:[\s-]+[\p{L}'’]+){0,5}[\s-]+$/iu
const otherPhrasePattern =
  /\b(?:and|or|with|without|in|into|on|onto|over|to|for|from|at|by|than|then|but|while|beside|near|under|after|before|is|are|was|were|it|coffee|water|milk|wine|beer|juice|honey|sugar|cocoa|broth|soup|rice|ice)\b/i

/** Matches body weight, which is not an amount of a plant: “I weigh 70 kg”. */
const bodyWeightPattern =
  /\b(?:i|we|you|he|she|they|who|son|daughter|husband|wife|partner|child|mother|father|mum|dad) (?:(?:only|now|still|just|about) )?weigh(?:s|ed)? (?:\w+ )?\d[\d.,]* ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|stone)$/i

/**
 * Returns the plant or kitchen ingredient that an amount measures: the next one, otherwise the nearest. Returns
 * undefined for “5 cups of coffee”.
 */
export function findMeasuredMention(
  { text, start, words, mentions }: SentenceWithPlants,
  { end, start: amountStart }: MentionedAmount,
): LocatedMention | undefined {
  const indexAfter = findFirstIndexFrom(words, end)
  const following = words.slice(indexAfter, indexAfter + maxWordsBetween).find(({ key }) => !fillerWords.test(key))
  const next = mentions[findFirstIndexFrom(mentions, end)]
  if (next && next.start === following?.start) return next
  const gap = next ? text.slice(end - start, next.start - start) : ''
  if (ofPhrasePattern.test(gap) && !otherPhrasePattern.test(gap)) return next
  if (/^\s*of\b(?!\s+(?:it|this|that|them|these|tea|the tea)\b)/i.test(text.slice(end - start))) return undefined
  if (bodyWeightPattern.test(text.slice(Math.max(0, end - start - 60), end - start))) return undefined
  const previous = mentions[findFirstIndexFrom(mentions, amountStart) - 1]
  const wordsAfter = next ? findFirstIndexFrom(words, next.start) - indexAfter : Infinity
  const wordsBefore = previous
    ? findFirstIndexFrom(words, amountStart) - findFirstIndexFrom(words, previous.end)
    : Infinity
  if (Math.min(wordsAfter, wordsBefore) > maxWordsBetween) return undefined
  return wordsBefore <= wordsAfter ? previous : next
}

/** Returns the position of the first item that starts at `position` or later. */
function findFirstIndexFrom(items: readonly { start: number }[], position: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? Infinity) < position) low = middle + 1
    else high = middle
  }
  return low
}
