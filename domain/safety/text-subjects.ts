import type { SentenceWithPlants } from './naming-sentences.ts'

const drinkingWords =
  /\b(?:drink(?:s|ing)?|dr[au]nk|sip(?:s|ped|ping)?|swallow\w*|brew\w*|steep\w*|infus\w+|eat|ate|eating|chew\w*|boil\w*|dos(?:e|es|age))\b/i
const takingWords = /\b(?:tak(?:e|es|en|ing)|took|have|had|having|cups?|mugs?|tea)\b/i
const pronouns = /\b(?:it|them|this|these|those|some|one)\b/i
const sentenceEndPattern = /[.!?…](?=["'’”)\]]*\s*$)/

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
      text: previous.text.replace(sentenceEndPattern, ',') + text,
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
