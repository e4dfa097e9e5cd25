import { createCheck } from '../safety/check.ts'
import type { HerbFacts, RestrictedFacts, SafetyFacts } from '../safety/facts.ts'
import { createFindingWriter, findingSentences } from '../safety/finding-messages.ts'
import { createFinding } from '../safety/findings.ts'
import { textFindings } from '../safety/free-text.ts'
import { indexNames } from '../safety/names.ts'
import { type SentenceWithPlants, splitWithPlants } from '../safety/naming-sentences.ts'
import type { TextFinding } from '../safety/text-doses.ts'
import {
  findConditions,
  createNameOf,
  type StatedAmounts,
  findObjections,
  findMixingObjections,
} from './measured-herbs.ts'
import {
  recommendedForm,
  findingsText,
  isDenied,
  isMixing,
  isPraise,
  backReference,
  unknownIngredient,
} from './recommended-plants.ts'

/** Answer so far: its last sentence, the herbs of the last sentence that named any, and its amounts. */
export type AnswerSoFar = { last: string; herbs: readonly HerbFacts[]; statedAmounts: StatedAmounts }

/** Checks the plants and amounts of sentences against one edition of the facts. */
type SentenceCheck = {
  read: (text: string) => SentenceWithPlants[]
  /**
   * Returns the objection to a sentence in the rule's own words; undefined without one. `statedAmounts` already includes the
   * sentence.
   */
  refusal: (sentence: SentenceWithPlants, soFar: AnswerSoFar) => string | undefined
  /** Returns what must be added to the amounts of an answer. */
  conditions: (statedAmounts: StatedAmounts) => string[]
}

export function createSentenceCheck(facts: SafetyFacts): SentenceCheck {
  const index = indexNames(facts)
  const check = createCheck(facts)
  const say = createFindingWriter(facts)
  const nameOf = createNameOf(index)
  const read = (text: string) => splitWithPlants(index, toOneLine(text))

  const restrictedWords = ({ slug, action }: RestrictedFacts) =>
    say(createFinding('REFUSE', action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT', [{ herb: { slug } }]))

  /**
   * Finds a restricted plant or a dose in the sentence, including a dose that refers to a plant in the previous
   * sentence. Returns `null` if the words only quote a rule.
   */
  function checkWords(sentence: SentenceWithPlants, last: string): string | null | undefined {
    const text = toOneLine(sentence.text)
    const own = textFindings(index, text)
    if (own.length > 0) return own.find((finding) => !isQuotedIn(text, finding.text))?.text ?? null
    if (last === '' || herbsOf(sentence).length > 0 || isDenied(text)) return undefined
    const isAboutEarlier = ({ code }: TextFinding) =>
      code === 'NO_LIMIT_IN_TEXT' ||
      (code === 'RESTRICTED_IN_TEXT' && read(last).some((one) => restrictedIn(one).length > 0))
    return textFindings(index, `${last.replace(/[.!?…]+\W*$/, ',')} ${text}`).find(isAboutEarlier)?.text
  }

  function refusal(sentence: SentenceWithPlants, { last, herbs, statedAmounts }: AnswerSoFar): string | undefined {
    const words = checkWords(sentence, last)
    if (words !== undefined) return words ?? undefined
    const { text } = sentence
    const referenced = backReference.test(text) ? read(last) : []
    const plant = [sentence, ...referenced].flatMap(restrictedIn)[0]
    if (plant && isPraise(text)) return restrictedWords(plant)
    const form = recommendedForm(sentence)
    if (form) return findingSentences.FORM_NOT_TEA({ subject: form, herbs: '', herb: undefined, level: 'REFUSE' })
    const unknown = unknownIngredient(index, sentence)
    if (unknown !== undefined) return say(createFinding('REFUSE', 'UNKNOWN_INGREDIENT', [], unknown))
    const combined = combinedHerbs(sentence, herbs)
    const found = [
      ...findObjections(statedAmounts, check, nameOf),
      ...(combined.length > 1 ? findMixingObjections(combined, check, nameOf) : []),
    ]
    const rule = findingsText(found, say)
    return rule === '' || isQuotedIn(text, rule) ? undefined : rule
  }

  return {
    read,
    refusal,
    conditions: (statedAmounts) => [
      ...new Set(
        findConditions(statedAmounts, check, nameOf).map((finding) => say(finding).replace('below', 'on its page')),
      ),
    ],
  }
}

/** Returns the herbs of a sentence whose names are unambiguous. */
export const herbsOf = ({ mentions }: SentenceWithPlants): HerbFacts[] =>
  mentions
    .flatMap(({ plants }) => (plants.length === 1 ? plants : []))
    .flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : []))

/** Returns the restricted plants of a sentence whose names are unambiguous. */
const restrictedIn = ({ mentions }: SentenceWithPlants): RestrictedFacts[] =>
  mentions
    .flatMap(({ plants }) => (plants.length === 1 ? plants : []))
    .flatMap((plant) => (plant.kind === 'restricted' ? [plant.plant] : []))

/** Returns the herbs that a sentence suggests combining: its own, or earlier ones that "them" refers to. */
function combinedHerbs(sentence: SentenceWithPlants, earlier: readonly HerbFacts[]): HerbFacts[] {
  if (!isMixing(sentence.text)) return []
  const ownHerbs = herbsOf(sentence)
  const herbs = ownHerbs.length < 2 && backReference.test(sentence.text) ? [...earlier, ...ownHerbs] : ownHerbs
  return [...new Map(herbs.map((herb) => [herb.slug, herb])).values()]
}

const isQuotedIn = (sentence: string, rule: string) => rule.toLowerCase().includes(toOneLine(sentence).toLowerCase())

/** Puts a text on one line. */
export const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
