import { maxCupsPerDay, exceedsDailyLimit, isUnweighable, type RecipeServings } from '../amounts/daily-limit.ts'
import { findRepeatsPerDay, findTimesPerDay } from '../amounts/frequency.ts'
import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import { shortenName } from '../words.ts'
import type { HerbFacts } from './facts.ts'
import { findingSentences } from './finding-messages.ts'
import { type NameIndex, type Plant, getPlantSlug } from './names.ts'
import type { LocatedMention } from './plant-mentions.ts'
import { findMeasuredMention } from './plant-sentences.ts'
import { type SentenceWithPlants, splitWithPlants } from './plant-sentences.ts'
import { joinSentences, isAboutDrinking } from './plant-sentences.ts'
import { findCourseDays, findExceededLimit } from './text-courses.ts'
import { isAboutStock } from './text-stock.ts'

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

const drinkingWord =
  /^(?:teas?|tisanes?|brew(?:s|ed|ing|er)?|drink(?:s|ing|able)?|drank|drunk|tak(?:e|es|en|ing)|took|infus(?:e|es|ed|ing|ions?)|steep(?:s|ed|ing)?|sip(?:s|ped|ping)?|swallow(?:s|ed|ing)?|decoct(?:s|ed|ing|ions?)?|eat(?:s|en|ing)?|ate|chew(?:s|ed|ing)?|ingest(?:s|ed|ing)?|dos(?:e|es|age|ages|ed|ing)|cuppas?)$/
const brewingWords =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|kettle)\b|\b(?:hot|warm) water\b|\bpour(?:s|ed|ing)? (?:\w+ ){0,3}water\b/i

type SentenceReader = (sentence: SentenceWithPlants) => TextFinding[]

/**
 * Finds restricted plants and doses in a text. Unlike `textFindings`, it does not load the code that finds claims,
 * which is larger than the rest.
 */
export const findDoseProblems = (index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] =>
  collectFindings(index, text, recipe, createDoseReader(recipe))

/** Finds restricted plants and doses in a text about a drink. Every mention of a restricted plant counts. */
export const findDrinkProblems = (index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] =>
  collectFindings(index, text, recipe, (sentence) => [
    ...restrictedPlantFindings(sentence),
    ...createDoseReader(recipe)(sentence),
  ])

/** Creates a function that finds restricted plants, doses above the daily limit and overlong courses in a sentence. */
export const createDoseReader =
  (recipe?: RecipeContext): SentenceReader =>
  (sentence) => [
    ...restrictedFindings(sentence, recipe !== undefined),
    ...amountFindings(sentence, recipe),
    ...repetitionFindings(sentence),
    ...courseFindings(sentence),
  ]

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
    if (joinedSentences && previousSentence && isAboutStock(previousSentence.text))
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
  const cups = findTimesPerDay(sentence.text)
  return [
    ...courseFindings({ ...sentence, mentions }),
    ...(cups === undefined ? [] : frequencyFindings(mentions, cups)),
  ]
}

function preferRecipePlants({ plants }: RecipeContext, mention: LocatedMention): LocatedMention {
  const ownPlants = mention.plants.filter((plant) => plants.has(getPlantSlug(plant)))
  return ownPlants.length > 0 ? { ...mention, plants: ownPlants } : mention
}

/** Words for adding to a recipe, which count as drinking: “add some wormwood”. */
const addingWords =
  /\b(?:add|mix|stir|blend|sprinkl|garnish|sweeten|flavou?r|swap|substitut|replac|us|try|tri)(?:e|es|ed|s|ing)?\b(?! up\b)/i

function restrictedFindings(sentence: SentenceWithPlants, isRecipeText: boolean): TextFinding[] {
  const { text, words, amounts } = sentence
  const isDrunk =
    amounts.length > 0 ||
    brewingWords.test(text) ||
    words.some(({ key }) => drinkingWord.test(key)) ||
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

function amountFindings(sentence: SentenceWithPlants, recipeServings: RecipeServings | undefined): TextFinding[] {
  const amountMentions = sentence.amounts.map((amount) => ({ amount, mention: findMeasuredMention(sentence, amount) }))
  const isStock = !recipeServings && isAboutStock(sentence.text)
  const weighableMentions = new Set(
    amountMentions.flatMap(({ amount, mention }) => (isUnweighable(amount) ? [] : [mention])),
  )
  return amountMentions.flatMap(({ amount, mention }) =>
    (mention?.plants ?? []).flatMap((plant) => {
      if (!mention || plant.kind !== 'herb') return []
      const { herb } = plant
      const words = describePlant(mention, herb.commonName, herb)
      if (recipeServings && amount.isExtract) return [createExtractFinding(herb, mention, 'REFUSE')]
      if (exceedsDailyLimit(amount, getSurroundingText(sentence, amount), herb, recipeServings))
        return isStock ? [] : [createRefusal('DOSE_IN_TEXT', herb.slug, findingSentences.DAILY_MAX_EXCEEDED(words))]
      if (amount.isExtract) return [createExtractFinding(herb, mention, 'NOTICE')]
      if (isStock || weighableMentions.has(mention) || (recipeServings && amount.isRough)) return []
      const text = plantSentence(mention, herb, (name) =>
        findingSentences.UNPARSEABLE_AMOUNT({ ...words, subject: name }),
      )
      return [{ code: 'UNCLEAR_AMOUNT_IN_TEXT' as const, plant: herb.slug, level: 'NOTICE' as const, text }]
    }),
  )
}

/** Creates the finding for an oil or extract. Its limits are unknown, and no recipe may contain it. */
const createExtractFinding = (herb: HerbFacts, mention: LocatedMention, level: TextFinding['level']): TextFinding => ({
  code: 'FORM_IN_TEXT',
  plant: herb.slug,
  level,
  text: plantSentence(mention, herb, (name) =>
    findingSentences.FORM_NOT_TEA({ herbs: name, subject: `${name} oil or extract`, level, herb: undefined }),
  ),
})

/** Returns a sentence about a plant. Explains an ambiguous name first. */
function plantSentence(
  mention: LocatedMention,
  { commonName }: HerbFacts,
  writeSentence: (name: string) => string,
): string {
  const sentence = writeSentence(shortenName(commonName))
  return mention.plants.length > 1 ? `${describePlant(mention, commonName).herbs}. ${sentence}` : sentence
}

const otherUses = /\b(?:gargl|rins|wash|bath|compress|dab|inhal)\w*/i

/** Finds too many times a day without an amount, counting each time as a cup: “I drink sage tea ten times a day”. */
function repetitionFindings({ text, words, mentions, amounts }: SentenceWithPlants): TextFinding[] {
  if (mentions.length === 0 || amounts.length > 0 || otherUses.test(text)) return []
  const times = findRepeatsPerDay(text)
  if (times === undefined || !words.some(({ key }) => drinkingWord.test(key))) return []
  return frequencyFindings(mentions, times)
}

const frequencyFindings = (mentions: readonly LocatedMention[], times: number): TextFinding[] =>
  mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) =>
      plant.kind === 'herb' && times > maxCupsPerDay(plant.herb)
        ? [
            createRefusal(
              'DOSE_IN_TEXT',
              plant.herb.slug,
              findingSentences.DAILY_MAX_EXCEEDED(describePlant(mention, plant.herb.commonName, plant.herb)),
            ),
          ]
        : [],
    ),
  )

function courseFindings({ mentions, ...sentence }: SentenceWithPlants): TextFinding[] {
  const days = mentions.length === 0 ? undefined : findCourseDays(sentence)
  return mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      const exceeded = plant.kind === 'herb' ? findExceededLimit(plant.herb, days) : undefined
      if (plant.kind !== 'herb' || !exceeded) return []
      const { slug, commonName } = plant.herb
      const words = { ...describePlant(mention, commonName, plant.herb), subject: String(exceeded.days) }
      const level = exceeded.code === 'DURATION_EXCEEDED' ? ('REFUSE' as const) : ('NOTICE' as const)
      return [
        { code: 'LONG_COURSE_IN_TEXT' as const, plant: slug, level, text: findingSentences[exceeded.code](words) },
      ]
    }),
  )
}

/** Returns the part of a sentence around an amount, which may contain its frequency. */
export const getSurroundingText = ({ text, start }: SentenceWithPlants, amount: MentionedAmount) =>
  text.slice(Math.max(0, amount.start - start - 200), amount.end - start + 200)

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
