import type { RecipeServings } from '../amounts/daily-limit.ts'
import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import { shortenName } from '../words.ts'
import type { HerbFacts } from './facts.ts'
import type { Plant } from './names.ts'
import type { LocatedMention } from './plant-mentions.ts'
import type { SentenceWithPlants } from './plant-sentences.ts'

/**
 * Recipe that the text belongs to. Its servings share its amounts. An ambiguous name means the recipe's plant in
 * `plants` (slugs).
 */
export type RecipeContext = RecipeServings & { plants: ReadonlySet<string> }

/** `plant` is a slug. `text` explains the problem and the advice. */
export type TextFinding = {
  code:
    | 'RESTRICTED_IN_TEXT'
    | 'DOSE_IN_TEXT'
    | 'NO_LIMIT_IN_TEXT'
    | 'UNCLEAR_AMOUNT_IN_TEXT'
    | 'FORM_IN_TEXT'
    | 'LONG_COURSE_IN_TEXT'
  plant: string
  level: 'REFUSE' | 'NOTICE'
  text: string
}

export type SentenceReader = (sentence: SentenceWithPlants) => TextFinding[]

/** What an amount is for. Stock is bought, gathered or stored; other uses are a bath, the garden or the skin. */
export type Purpose = 'drink' | 'stock' | 'other'

/**
 * What plants and amounts in a kind of text are used for. `isOtherUse` is true for a sentence in which they aren't
 * drunk. `isStockDrunk` is true when a sentence says that an amount of the sentence before it is drunk.
 */
export type TextUses = {
  createPurposeFinder: (sentence: SentenceWithPlants) => (amount: MentionedAmount) => Purpose
  isOtherUse: (text: string) => boolean
  isStockDrunk: (previous: SentenceWithPlants, current: SentenceWithPlants) => boolean
}

export const createRefusal = (code: TextFinding['code'], plant: string, text: string): TextFinding => ({
  code,
  plant,
  level: 'REFUSE',
  text,
})

export function describePlant(
  { text, plants }: { text: string; plants: readonly Plant[] },
  commonName: string,
  herb?: HerbFacts,
) {
  const name = shortenName(commonName)
  return { herbs: plants.length > 1 ? `“${text}” may mean ${name}` : name, subject: '', level: 'REFUSE' as const, herb }
}

/** Returns a sentence about a plant. Explains an ambiguous name first. */
export function explainPlant(
  mention: LocatedMention,
  { commonName }: HerbFacts,
  writeSentence: (name: string) => string,
): string {
  const sentence = writeSentence(shortenName(commonName))
  return mention.plants.length > 1 ? `${describePlant(mention, commonName).herbs}. ${sentence}` : sentence
}
