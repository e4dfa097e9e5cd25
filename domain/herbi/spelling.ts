import { medicines } from '#domain/medicines/medicines.ts'
import { listSingulars } from '#domain/nouns.ts'
import { type NameIndex, getPlantSlug } from '#domain/safety/names.ts'

import { calculateEditDistance } from './edit-distance.ts'
import words from './spelling-words.json' with { type: 'json' }

export type Correction = { original: string; correction: string }
export type SpellingResult = { text: string; corrections: Correction[] }

const minWordLength = 5
const minMedicineLength = 7

/** Words in plant names that don't identify a plant, so they are never used as corrections. */
const genericWords = new Set(words.generic.split(' '))
/** Correct words that are close to a plant name. */
const everydayWords = new Set(words.everyday.split(' '))

/**
 * Creates a function that corrects misspelt plant and medicine names. Allows one wrong letter, or two in names of eight
 * letters or more, but never a wrong first letter. Joins names that were split into two words.
 */
export function createSpelling(index: NameIndex): (text: string) => SpellingResult {
  const names = [...index.plants.keys(), ...index.ambiguous.keys(), ...index.safe.keys()]
  const wholeNames = new Set(names)
  const knownWords = new Set(names.flatMap((name) => name.split(/[^\p{L}]+/u)))
  const plantWords = [...index.ambiguous.keys(), ...index.plants.keys()]
    .filter((name) => !name.includes(' '))
    .concat([...index.plants.values()].flatMap((plant) => getPlantSlug(plant).split('-')))
    .filter((word) => word.length >= minWordLength && !genericWords.has(word))
  const medicineWords = medicines
    .map(({ name }) => name.toLowerCase())
    .filter((name) => /^[a-z]+$/.test(name) && name.length >= minMedicineLength)
  const isKnown = (word: string) =>
    knownWords.has(word) || listSingulars(word).some((form) => knownWords.has(form)) || everydayWords.has(word)
  const medicineSet = new Set(
    medicines.flatMap(({ name, products }) => products.concat(name)).map((name) => name.toLowerCase()),
  )
  const wordsByFirstLetter = Map.groupBy([...plantWords, ...medicineWords], (word) => word.charAt(0))
  const findNearest = (word: string): string | undefined => {
    let [best, distance]: [string | undefined, number] = [undefined, word.length >= 8 ? 3 : 2]
    for (const candidate of wordsByFirstLetter.get(word.charAt(0)) ?? []) {
      if (Math.abs(candidate.length - word.length) >= distance) continue
      const candidateDistance = calculateEditDistance(word, candidate, distance)
      if (candidateDistance < distance) [best, distance] = [candidate, candidateDistance]
    }
    return best
  }
  return (text) => {
    const corrections: Correction[] = []
    const joinedText = text.replaceAll(
      /(?<![\p{L}])([a-z]{3,}) ([a-z]{3,})(?![\p{L}])/gu,
      (pair, one: string, other: string) => {
        const word = one + other
        return wholeNames.has(word) && !wholeNames.has(pair) ? word : pair
      },
    )
    const correctedText = joinedText.replaceAll(/[\p{L}]+(?:'[\p{L}]+)?/gu, (original) => {
      if (original.length < minWordLength || isKnown(original) || medicineSet.has(original)) return original
      const stem = original.replace(/'s$/, '')
      const correction = isKnown(stem) ? undefined : findNearest(stem)
      if (correction === undefined || isInflected(stem, correction)) return original
      corrections.push({ original, correction })
      return correction
    })
    return { text: correctedText, corrections }
  }
}

/** True for words such as "mints", which only add -s or -d and need no correction. */
const isInflected = (word: string, correction: string) => word === `${correction}s` || word === `${correction}d`
