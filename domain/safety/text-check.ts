import { findingSentences } from './finding-messages.ts'
import { getPlantSlug, type NameIndex } from './names.ts'
import type { LocatedMention } from './plant-mentions.ts'
import { isAboutDrinking, joinSentences, type SentenceWithPlants, splitWithPlants } from './plant-sentences.ts'
import { createDoseReader, readSentenceAbout } from './text-doses.ts'
import {
  createRefusal,
  describePlant,
  type RecipeContext,
  type SentenceReader,
  type TextFinding,
} from './text-findings.ts'
import { isStockDrunk, mentionsDrinking } from './text-uses.ts'

/**
 * Finds restricted plants and doses in a text. Unlike `textFindings`, it does not load the code that finds claims,
 * which is larger than the rest.
 */
export const findDoseProblems = (index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] =>
  collectFindings(index, text, recipe, createPlantReader(recipe))

/** Finds restricted plants and doses in a text about a drink. Every mention of a restricted plant counts. */
export const findDrinkProblems = (index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] =>
  collectFindings(index, text, recipe, (sentence) => [
    ...restrictedPlantFindings(sentence),
    ...createPlantReader(recipe)(sentence),
  ])

/** Creates a function that finds restricted plants, doses above the daily limit and overlong courses in a sentence. */
export const createPlantReader =
  (recipe?: RecipeContext): SentenceReader =>
  (sentence) => [...restrictedFindings(sentence, recipe !== undefined), ...createDoseReader(recipe)(sentence)]

/** Collects the findings of `readSentence` from sentences that name plants, each code and plant once. */
export function collectFindings(
  index: NameIndex,
  text: string,
  recipe: RecipeContext | undefined,
  readSentence: SentenceReader,
): TextFinding[] {
  if (text.trim() === '') return []
  const findingsByKey = new Map<string, TextFinding>()
  const normalised = text.replaceAll(/\s+/g, (gap) => (/\n\s*\n/.test(gap) ? '\n\n' : ' '))
  const addFindings = (findings: readonly TextFinding[]) => {
    for (const finding of findings) {
      const key = `${finding.code} ${finding.plant}`
      if (!findingsByKey.has(key)) findingsByKey.set(key, finding)
    }
  }
  let previousSentence: SentenceWithPlants | undefined
  for (const plainSentence of splitWithPlants(index, normalised)) {
    const sentence = recipe
      ? { ...plainSentence, mentions: plainSentence.mentions.map((mention) => preferRecipePlants(recipe, mention)) }
      : plainSentence
    addFindings(readSentence(sentence))
    const joinedSentences = previousSentence && joinSentences(previousSentence, sentence)
    if (joinedSentences)
      addFindings(
        readSentence(joinedSentences.sentence).filter(
          ({ code }) => code !== 'RESTRICTED_IN_TEXT' || joinedSentences.isPlantDrunk,
        ),
      )
    if (joinedSentences && previousSentence && isStockDrunk(previousSentence, sentence))
      addFindings(readSentence({ ...joinedSentences.sentence, amounts: previousSentence.amounts }))
    if (recipe && sentence.mentions.length === 0 && isAboutDrinking(sentence))
      addFindings(wholeRecipeFindings(index, sentence, recipe))
    previousSentence = sentence
  }
  return [...findingsByKey.values()]
}

/** Returns findings about the recipe from a sentence without a plant: “Drink ten cups a day”, “for six months”. */
function wholeRecipeFindings(index: NameIndex, sentence: SentenceWithPlants, { plants }: RecipeContext): TextFinding[] {
  const bySlug = new Map([...index.plants.values()].map((plant) => [getPlantSlug(plant), plant]))
  const mentions = [...plants].flatMap((slug): LocatedMention[] => {
    const plant = bySlug.get(slug)
    return plant ? [{ text: '', start: 0, end: 0, firstWord: 0, endWord: 0, plants: [plant] }] : []
  })
  return readSentenceAbout(mentions, sentence)
}

function preferRecipePlants({ plants }: RecipeContext, mention: LocatedMention): LocatedMention {
  const ownPlants = mention.plants.filter((plant) => plants.has(getPlantSlug(plant)))
  return ownPlants.length > 0 ? { ...mention, plants: ownPlants } : mention
}

const brewingWords =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|kettle)\b|\b(?:hot|warm) water\b|\bpour(?:s|ed|ing)? (?:\w+ ){0,3}water\b/i

/** Words for adding to a recipe, which count as drinking: “add some wormwood”. */
const addingWords =
  /\b(?:add|mix|stir|blend|sprinkl|garnish|sweeten|flavou?r|swap|substitut|replac|us|try|tri)(?:e|es|ed|s|ing)?\b(?! up\b)/i

function restrictedFindings(sentence: SentenceWithPlants, isRecipeText: boolean): TextFinding[] {
  const { text, amounts } = sentence
  const isDrunk =
    amounts.length > 0 ||
    brewingWords.test(text) ||
    mentionsDrinking(sentence) ||
    (isRecipeText && addingWords.test(text))
  return isDrunk ? restrictedPlantFindings(sentence) : []
}

const restrictedPlantFindings = ({ mentions }: Pick<SentenceWithPlants, 'mentions'>): TextFinding[] =>
  mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      if (plant.kind !== 'restricted') return []
      const { slug, commonName, action } = plant.plant
      const words = findingSentences[action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT']
      return [createRefusal('RESTRICTED_IN_TEXT', slug, words(describePlant(mention, commonName)))]
    }),
  )
