import type { NamingSentence } from './naming-sentences.ts'

const drinking =
  /\b(?:drink(?:s|ing)?|dr[au]nk|sip(?:s|ped|ping)?|swallow\w*|brew\w*|steep\w*|infus\w+|eat|ate|eating|chew\w*|boil\w*|dos(?:e|es|age))\b/i
const taking = /\b(?:tak(?:e|es|en|ing)|took|have|had|having|cups?|mugs?|tea)\b/i
const meaningIt = /\b(?:it|them|this|these|those|some|one)\b/i
const ending = /[.!?…](?=["'’”)\]]*\s*$)/

/**
 * A sentence that names nothing and tells of drinking or taking, read as one with the sentence before it: "I love my sage tea. I drink
 * ten cups a day." `isItDrunk`: it says so of what was named. Undefined for any other.
 */
export function joinedWith(
  before: NamingSentence,
  said: NamingSentence,
): { sentence: NamingSentence; isItDrunk: boolean } | undefined {
  const { text, named } = said
  const isDrinking = drinking.test(text)
  if (named.length > 0 || before.named.length === 0 || !(isDrinking || taking.test(text))) return undefined
  return {
    sentence: {
      text: before.text.replace(ending, ',') + text,
      start: before.start,
      words: [...before.words, ...said.words],
      named: before.named,
      amounts: said.amounts,
    },
    isItDrunk: isDrinking && meaningIt.test(text),
  }
}

/** True when a sentence of a recipe that names no plant says how the tea is drunk. */
export const tellsOfWhole = ({ text }: NamingSentence): boolean => drinking.test(text) || taking.test(text)
