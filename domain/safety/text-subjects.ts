import type { NamingSentence } from './naming-sentences.ts'

const drinking =
  /\b(?:drink(?:s|ing)?|dr[au]nk|sip(?:s|ped|ping)?|swallow\w*|brew\w*|steep\w*|infus\w+|eat|ate|eating|chew\w*|boil\w*|dos(?:e|es|age))\b/i
const taking = /\b(?:tak(?:e|es|en|ing)|took|have|had|having|cups?|mugs?|tea)\b/i
const pronouns = /\b(?:it|them|this|these|those|some|one)\b/i
const ending = /[.!?…](?=["'’”)\]]*\s*$)/

/**
 * Joins a sentence that names no plant and is about drinking or taking to the sentence before it: "I love my sage tea.
 * I drink ten cups a day." `isItDrunk` is true when the sentence says that the named plant is drunk. Returns undefined
 * for any other sentence.
 */
export function joinSentences(
  before: NamingSentence,
  current: NamingSentence,
): { sentence: NamingSentence; isItDrunk: boolean } | undefined {
  const { text, named } = current
  const isDrinking = drinking.test(text)
  if (named.length > 0 || before.named.length === 0 || !(isDrinking || taking.test(text))) return undefined
  return {
    sentence: {
      text: before.text.replace(ending, ',') + text,
      start: before.start,
      words: [...before.words, ...current.words],
      named: before.named,
      amounts: current.amounts,
    },
    isItDrunk: isDrinking && pronouns.test(text),
  }
}

/** True when a sentence of a recipe says how the tea is drunk. The caller checks that the sentence names no plant. */
export const isAboutDrinking = ({ text }: NamingSentence): boolean => drinking.test(text) || taking.test(text)
