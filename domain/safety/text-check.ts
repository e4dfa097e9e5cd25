import { isExternalUse } from './external-uses.ts'
import { findingSentences } from './finding-messages.ts'
import { getPlantSlug, type NameIndex } from './names.ts'
import type { LocatedMention } from './plant-mentions.ts'
import {
  isAboutDrinking,
  joinSentences,
  mentionsDrinking,
  type SentenceWithPlants,
  splitWithPlants,
} from './plant-sentences.ts'
import { createDoseReader, readSentenceAbout } from './text-doses.ts'
import {
  createRefusal,
  describePlant,
  type RecipeContext,
  type SentenceReader,
  type TextFinding,
  type TextUses,
} from './text-findings.ts'

/** In a recipe's texts every amount is drunk, also as a later sentence without an amount says. */
export const recipeUses: TextUses = {
  createPurposeFinder: () => () => 'drink',
  isOtherUse: isExternalUse,
  isStockDrunk: (_, { amounts }) => amounts.length === 0,
}

/**
 * Finds restricted plants and doses in a text of a recipe. Unlike `textFindings`, it does not load the code for claims
 * and for members' texts, which is larger than the rest.
 */
export const findDoseProblems = (index: NameIndex, text: string, recipe: RecipeContext): TextFinding[] =>
  collectFindings(index, text, { recipe, uses: recipeUses, readSentence: createPlantReader(recipeUses, recipe) })

/** Finds restricted plants and doses in a recipe's text about a drink. Every mention of a restricted plant counts. */
export function findDrinkProblems(index: NameIndex, text: string, recipe: RecipeContext): TextFinding[] {
  const readPlants = createPlantReader(recipeUses, recipe)
  const readSentence: SentenceReader = (sentence) => [...restrictedPlantFindings(sentence), ...readPlants(sentence)]
  return collectFindings(index, text, { recipe, uses: recipeUses, readSentence })
}

/** Creates a function that finds restricted plants, doses above the daily limit and overlong courses in a sentence. */
export function createPlantReader(uses: TextUses, recipe?: RecipeContext): SentenceReader {
  const readDoses = createDoseReader(uses, recipe)
  return (sentence) => [...restrictedFindings(sentence, recipe !== undefined), ...readDoses(sentence)]
}

type Reading = { recipe?: RecipeContext | undefined; uses: TextUses; readSentence: SentenceReader }

/** Collects the findings of `readSentence` from sentences that name plants, each code and plant once. */
export function collectFindings(
  index: NameIndex,
  text: string,
  { recipe, uses, readSentence }: Reading,
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
    if (joinedSentences && previousSentence && uses.isStockDrunk(previousSentence, sentence))
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
