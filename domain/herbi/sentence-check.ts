import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'

import { createCheck } from '../safety/check.ts'
import type { HerbFacts, RestrictedFacts, SafetyFacts } from '../safety/facts.ts'
import { createFindingWriter, findingSentences } from '../safety/finding-messages.ts'
import { createFinding } from '../safety/findings.ts'
import { textFindings } from '../safety/free-text.ts'
import { indexNames } from '../safety/names.ts'
import { type SentenceWithPlants, splitWithPlants } from '../safety/plant-sentences.ts'
import type { TextFinding } from '../safety/text-findings.ts'
import {
  findRequirements,
  createHerbNamer,
  type StatedAmounts,
  findObjections,
  findMixingObjections,
} from './measured-herbs.ts'
import {
  findRecommendedExtract,
  joinFindings,
  isDenied,
  isMixing,
  isPraise,
  backReference,
  findUnknownIngredient,
} from './recommended-plants.ts'

/** Answer so far. `herbs` comes from the latest sentence that named herbs. */
export type AnswerSoFar = { lastSentence: string; herbs: readonly HerbFacts[]; statedAmounts: StatedAmounts }

type SentenceCheck = {
  splitSentences: (text: string) => SentenceWithPlants[]
  /**
   * Returns the objection to a sentence, in the rule's words; undefined if there is none. `statedAmounts` must already
   * include the sentence.
   */
  findObjection: (sentence: SentenceWithPlants, soFar: AnswerSoFar) => string | undefined
  listRequirements: (statedAmounts: StatedAmounts) => string[]
}

export function createSentenceCheck(facts: SafetyFacts): SentenceCheck {
  const index = indexNames(facts)
  const check = createCheck(facts)
  const writeFinding = createFindingWriter(facts, writeUnknownMedicine)
  const getHerbName = createHerbNamer(index)
  const splitSentences = (text: string) => splitWithPlants(index, toOneLine(text))

  const writeRestriction = ({ slug, action }: RestrictedFacts) =>
    writeFinding(
      createFinding('REFUSE', action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT', [{ herb: { slug } }]),
    )

  /**
   * Finds a restricted plant or a dose in the sentence. The dose may be for a plant in the previous sentence. Returns
   * `null` if the words only quote a rule.
   */
  function findTextObjection(sentence: SentenceWithPlants, last: string): string | null | undefined {
    const text = toOneLine(sentence.text)
    const findings = textFindings(index, text)
    if (findings.length > 0) return findings.find((finding) => !isQuotedIn(text, finding.text))?.text ?? null
    if (last === '' || findHerbs(sentence).length > 0 || isDenied(text)) return undefined
    const isAboutEarlier = ({ code }: TextFinding) =>
      code === 'NO_LIMIT_IN_TEXT' ||
      (code === 'RESTRICTED_IN_TEXT' && splitSentences(last).some((one) => findRestrictedPlants(one).length > 0))
    return textFindings(index, `${last.replace(/[.!?…]+\W*$/, ',')} ${text}`).find(isAboutEarlier)?.text
  }

  function findObjection(
    sentence: SentenceWithPlants,
    { lastSentence, herbs, statedAmounts }: AnswerSoFar,
  ): string | undefined {
    const textObjection = findTextObjection(sentence, lastSentence)
    if (textObjection !== undefined) return textObjection ?? undefined
    const { text } = sentence
    const referenced = backReference.test(text) ? splitSentences(lastSentence) : []
    const plant = [sentence, ...referenced].flatMap(findRestrictedPlants)[0]
    if (plant && isPraise(text)) return writeRestriction(plant)
    const extract = findRecommendedExtract(sentence)
    if (extract) return findingSentences.FORM_NOT_TEA({ subject: extract, herbs: '', herb: undefined, level: 'REFUSE' })
    const unknown = findUnknownIngredient(index, sentence)
    if (unknown !== undefined) return writeFinding(createFinding('REFUSE', 'UNKNOWN_INGREDIENT', [], unknown))
    const combined = findCombinedHerbs(sentence, herbs)
    const objections = [
      ...findObjections(statedAmounts, check, getHerbName),
      ...(combined.length > 1 ? findMixingObjections(combined, check, getHerbName) : []),
    ]
    const rule = joinFindings(objections, writeFinding)
    return rule === '' || isQuotedIn(text, rule) ? undefined : rule
  }

  return {
    splitSentences,
    findObjection,
    listRequirements: (statedAmounts) => [
      ...new Set(
        findRequirements(statedAmounts, check, getHerbName).map((finding) =>
          writeFinding(finding).replace('below', 'on its page'),
        ),
      ),
    ],
  }
}

/** Returns the herbs that a sentence names unambiguously. */
export const findHerbs = ({ mentions }: SentenceWithPlants): HerbFacts[] =>
  mentions
    .flatMap(({ plants }) => (plants.length === 1 ? plants : []))
    .flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : []))

/** Returns the restricted plants that a sentence names unambiguously. */
const findRestrictedPlants = ({ mentions }: SentenceWithPlants): RestrictedFacts[] =>
  mentions
    .flatMap(({ plants }) => (plants.length === 1 ? plants : []))
    .flatMap((plant) => (plant.kind === 'restricted' ? [plant.plant] : []))

/** Returns the herbs that a sentence suggests combining, including earlier herbs that "them" refers to. */
function findCombinedHerbs(sentence: SentenceWithPlants, earlier: readonly HerbFacts[]): HerbFacts[] {
  if (!isMixing(sentence.text)) return []
  const ownHerbs = findHerbs(sentence)
  const herbs = ownHerbs.length < 2 && backReference.test(sentence.text) ? [...earlier, ...ownHerbs] : ownHerbs
  return [...new Map(herbs.map((herb) => [herb.slug, herb])).values()]
}

const isQuotedIn = (sentence: string, rule: string) => rule.toLowerCase().includes(toOneLine(sentence).toLowerCase())

export const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
