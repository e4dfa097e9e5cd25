import type { SentenceWithPlants } from './naming-sentences.ts'
import type { LocatedMention } from './plant-mentions.ts'
import type { Quantity } from './quantities.ts'

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
  { end, start: amountStart }: Quantity,
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
