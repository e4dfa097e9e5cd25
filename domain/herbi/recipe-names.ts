import { slugify } from '#domain/text.ts'

import { findComplaints } from './complaints.ts'
import { calculateEditDistance } from './edit-distance.ts'
import type { KnownRecipe } from './knowledge.types.ts'
import { normaliseMessage } from './message-text.ts'

/** Name pattern: a list of fragments for each word. A name must contain at least one fragment from each list. */
export type NamePattern = readonly (readonly string[])[]

const maxPatterns = 12
const maxSimilar = 3
/**
 * Minimum share of a name's letters that the message must contain. Higher when the message names a plant, because the
 * person may mean the plant.
 */
const minShare = 0.4
const minShareWithPlant = 0.6
/** A long message that names a remedy repeats most of its name. */
const minShareInLongMessage = 0.7
const maxShortWords = 8
const minClearLead = 0.15

const splitWords = (text: string): string[] => slugify(normaliseMessage(text)).split('-').filter(Boolean)

/** Common question words that don't identify a remedy. */
const commonWords = new Set(
  `a about after back cool dry old red sweet warm again all also am an and any are as ask at be been before best brew brewed brewing called can cold could cup cups daily day days did do does
  done drink drinking every find for from get give glass go good grams had has have having help helps herb herbal herbs hot how if in ingredients is it
  its just know like little long make makes making many may me mean mix much mug my name named need no not of ok okay on once one open or other our page pan please
  pot put read recipe recipes remedies remedy safe same say show site so some someone steep tell tea teas than that the their them then there these they thing this
  three time times to together too try two use used want was water way week what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
)
/** Words in a name that don't help to identify the remedy. */
const connectives = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'on', 'the', 'to', 'with'])

/**
 * Returns patterns for partial or misspelt recipe names in a message. Each pattern is a pair of nearby words. Each word
 * is matched as a whole or by either half, because a typing error usually affects only one half. Returns an empty list
 * when the message has no suitable words.
 */
export function createCandidatePatterns(text: string): NamePattern[] {
  const messageWords = splitWords(text).filter((word) => word.length > 2 && !connectives.has(word))
  const pairs = [1, 2].flatMap((distance) =>
    messageWords.slice(distance).flatMap((word, index): [string, string][] => {
      const previousWord = messageWords[index] ?? ''
      return commonWords.has(previousWord) && commonWords.has(word) ? [] : [[previousWord, word]]
    }),
  )
  return pairs.slice(0, maxPatterns).map((pair) => pair.map(listWordFragments))
}

function listWordFragments(word: string): string[] {
  if (word.length < 5) return [word]
  const middle = Math.floor(word.length / 2)
  return [word.slice(0, Math.max(3, middle)), word.slice(Math.min(middle, word.length - 3))]
}

export const matchesPattern = (pattern: NamePattern, name: string): boolean =>
  pattern.every((fragments) => fragments.some((fragment) => name.toLowerCase().includes(fragment)))

/**
 * Returns the recipes that a message may mean, best match first. Returns several when a partial name fits more than one
 * recipe. `plants` are the plant names in the message. A plant name alone doesn't count as a recipe name.
 */
export function matchRecipes(recipes: readonly KnownRecipe[], text: string, plants: readonly string[]): KnownRecipe[] {
  const messageWords = splitWords(text)
  const plantWords = new Set(plants.flatMap(splitWords))
  const requiredShare =
    messageWords.length > maxShortWords ? minShareInLongMessage : plants.length > 0 ? minShareWithPlant : minShare
  const matching = recipes
    .map((recipe) => ({ recipe, share: calculateMatchedShare(recipe.name, messageWords, plantWords) }))
    .filter(({ share }) => share >= requiredShare)
    .toSorted((one, other) => other.share - one.share)
  const best = matching[0]?.share ?? 0
  const similar = matching.filter(({ share }) => share > best - minClearLead)
  return removeDuplicates(similar.map(({ recipe }) => recipe)).slice(0, best === 1 ? 1 : maxSimilar)
}

const removeDuplicates = (recipes: readonly KnownRecipe[]) => [
  ...new Map(recipes.map((one) => [one.name, one])).values(),
]

/**
 * Returns the share of a name's letters, from 0 to 1, that the message contains as consecutive words. Returns 0 when
 * the matching words don't identify a recipe.
 */
function calculateMatchedShare(name: string, messageWords: readonly string[], plants: ReadonlySet<string>): number {
  const nameWords = splitWords(name).filter((word) => !connectives.has(word))
  const keyWords = messageWords.filter((word) => !connectives.has(word))
  const letters = nameWords.reduce((sum, word) => sum + word.length, 0)
  let largestShare = 0
  for (let nameStart = 0; nameStart < nameWords.length; nameStart++)
    for (let index = 0; index < keyWords.length; index++) {
      const matchedWords: string[] = []
      while (isSameWord(keyWords[index + matchedWords.length], nameWords[nameStart + matchedWords.length]))
        matchedWords.push(nameWords[nameStart + matchedWords.length] ?? '')
      const isWholeName = matchedWords.length > 2 && matchedWords.length === nameWords.length
      const isComplaint = !isWholeName && plants.size > 0 && findComplaints(matchedWords.join(' ')).length > 0
      if (matchedWords.length < 2 || isComplaint) continue
      if (!isWholeName && !matchedWords.some((word) => identifiesRecipe(word, plants))) continue
      largestShare = Math.max(largestShare, matchedWords.join('').length / letters)
    }
  return largestShare
}

/** True when a word isn't a common word, a plant in the message or a complaint. */
const identifiesRecipe = (word: string, plants: ReadonlySet<string>) =>
  word.length > 2 && !commonWords.has(word) && !plants.has(word) && findComplaints(word).length === 0

/**
 * True when two words are the same apart from typing errors. Allows one error from five letters, and two from eight.
 */
function isSameWord(writtenWord: string | undefined, nameWord: string | undefined): boolean {
  if (writtenWord === undefined || nameWord === undefined) return false
  const maxErrors = nameWord.length >= 8 ? 2 : nameWord.length >= 5 ? 1 : 0
  return (
    writtenWord === nameWord ||
    (maxErrors > 0 && calculateEditDistance(writtenWord, nameWord, maxErrors + 1) <= maxErrors)
  )
}
