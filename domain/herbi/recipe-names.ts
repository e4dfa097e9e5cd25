import { slugify } from '#domain/text.ts'

import { complaintsIn } from './complaints.ts'
import type { KnownRecipe } from './knowledge.types.ts'
import { distanceOf } from './letter-distance.ts'
import { readable } from './question-text.ts'

/** Pattern for a name: for each word, one of its pieces must occur. */
export type NamePattern = readonly (readonly string[])[]

const patternsMax = 12
const similarMax = 3
/**
 * Minimum share of a name's letters that a message must contain. It is higher when the message names a plant, since it
 * may mean only the plant.
 */
const shareMin = 0.4
const shareBesidePlantMin = 0.6
const clearLeadMin = 0.15

const words = (text: string): string[] => slugify(readable(text)).split('-').filter(Boolean)

/** Common words of questions that identify no remedy. */
const commonWords = new Set(
  `a about after back cool dry old red sweet warm again all also am an and any are as ask at be been before best brew brewed brewing called can cold could cup cups daily day days did do does
  done drink drinking every find for from get give glass go good grams had has have having help helps herb herbal herbs hot how if in ingredients is it
  its just know like little long make makes making many may me mean mix much mug my name named need no not of ok okay on once one open or other our page pan please
  pot put read recipe recipes remedies remedy safe same say show site so some someone steep tell tea teas than that the their them then there these they thing this
  three time times to together too try two use used want was water way week what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
)
/** Words of a name that don't help to identify it. */
const connectives = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

/**
 * Returns patterns for recipe names that a message may mention in part or with a typing error. Each pattern is a pair
 * of nearby words. Each word is matched whole or by one half of its letters, because a typing error usually affects
 * only one half. Empty when the message has no suitable words.
 */
export function candidatePatterns(text: string): NamePattern[] {
  const messageWords = words(text).filter((word) => word.length > 2 && !connectives.has(word))
  const pairs = [1, 2].flatMap((distance) =>
    messageWords.slice(distance).flatMap((word, at): [string, string][] => {
      const before = messageWords[at] ?? ''
      return commonWords.has(before) && commonWords.has(word) ? [] : [[before, word]]
    }),
  )
  return pairs.slice(0, patternsMax).map((pair) => pair.map(piecesOf))
}

function piecesOf(word: string): string[] {
  if (word.length < 5) return [word]
  const middle = Math.floor(word.length / 2)
  return [word.slice(0, Math.max(3, middle)), word.slice(Math.min(middle, word.length - 3))]
}

export const matchesPattern = (pattern: NamePattern, name: string): boolean =>
  pattern.every((pieces) => pieces.some((piece) => name.toLowerCase().includes(piece)))

/**
 * Returns the recipes that a message means, the best first: one when it is clear, several when part of a name fits more
 * than one. `plants` are the plant names in the message; on their own they mean the plant.
 */
export function matchRecipes(recipes: readonly KnownRecipe[], text: string, plants: readonly string[]): KnownRecipe[] {
  const messageWords = words(text)
  const plantWords = new Set(plants.flatMap(words))
  const matching = recipes
    .map((recipe) => ({ recipe, part: matchedShare(recipe.name, messageWords, plantWords) }))
    .filter(({ part }) => part >= (plants.length > 0 ? shareBesidePlantMin : shareMin))
    .toSorted((one, other) => other.part - one.part)
  const best = matching[0]?.part ?? 0
  const similar = matching.filter(({ part }) => part > best - clearLeadMin)
  return distinct(similar.map(({ recipe }) => recipe)).slice(0, best === 1 ? 1 : similarMax)
}

const distinct = (recipes: readonly KnownRecipe[]) => [...new Map(recipes.map((one) => [one.name, one])).values()]

/**
 * Returns the share of a name's letters that a message contains in a row, from 0 to 1. Returns 0 when the matching
 * words could mean something else.
 */
function matchedShare(name: string, messageWords: readonly string[], plants: ReadonlySet<string>): number {
  const nameWords = words(name).filter((word) => !connectives.has(word))
  const keyWords = messageWords.filter((word) => !connectives.has(word))
  const letters = nameWords.reduce((sum, word) => sum + word.length, 0)
  let most = 0
  for (let from = 0; from < nameWords.length; from++)
    for (let at = 0; at < keyWords.length; at++) {
      const run: string[] = []
      while (isSameWord(keyWords[at + run.length], nameWords[from + run.length]))
        run.push(nameWords[from + run.length] ?? '')
      const isWhole = run.length > 2 && run.length === nameWords.length
      if (run.length < 2 || !(isWhole || run.some((word) => isDistinctive(word, plants)))) continue
      most = Math.max(most, run.join('').length / letters)
    }
  return most
}

/** True when a word of a name is not a common word, a plant of the message or a complaint. */
const isDistinctive = (word: string, plants: ReadonlySet<string>) =>
  word.length > 2 && !commonWords.has(word) && !plants.has(word) && complaintsIn(word).length === 0

/** True when a written word can be a misspelling of another. Allows one error from five letters, and two from eight. */
function isSameWord(written: string | undefined, meant: string | undefined): boolean {
  if (written === undefined || meant === undefined) return false
  const errorsMax = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0
  return written === meant || (errorsMax > 0 && distanceOf(written, meant, errorsMax + 1) <= errorsMax)
}
