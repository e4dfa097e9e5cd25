import { shortName } from '../words.ts'
import type { HerbFacts } from './facts.ts'
import { findingSentences } from './finding-messages.ts'
import { type NameIndex, type Plant, slugOf } from './names.ts'
import { type NamingSentence, sentencesNaming } from './naming-sentences.ts'
import type { LocatedMention } from './plant-mentions.ts'
import { cupsMax, exceedsDay, isBeyondWeighing, type Pot, type Quantity } from './quantities.ts'
import { courseDaysIn, exceededLimit } from './text-courses.ts'
import { isAboutStock } from './text-stock.ts'
import { joinSentences, isAboutDrinking } from './text-subjects.ts'
import { repeatsIn, timesIn } from './times-a-day.ts'

/** Recipe whose own texts are read. Its amounts make a pot, and an ambiguous name means the plant of `plants` (slugs) that it contains. */
export type OwnRecipe = Pot & { plants: ReadonlySet<string> }

/** `plant` is a slug. `text` tells people what is wrong and what to do. */
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

const drinking =
  /^(?:teas?|tisanes?|brew(?:s|ed|ing|er)?|drink(?:s|ing|able)?|drank|drunk|tak(?:e|es|en|ing)|took|infus(?:e|es|ed|ing|ions?)|steep(?:s|ed|ing)?|sip(?:s|ped|ping)?|swallow(?:s|ed|ing)?|decoct(?:s|ed|ing|ions?)?|eat(?:s|en|ing)?|ate|chew(?:s|ed|ing)?|ingest(?:s|ed|ing)?|dos(?:e|es|age|ages|ed|ing)|cuppas?)$/
const brewing =
  /\b(?:boil(?:s|ed|ing)?|simmer(?:s|ed|ing)?|kettle)\b|\b(?:hot|warm) water\b|\bpour(?:s|ed|ing)? (?:\w+ ){0,3}water\b/i

type ReadSentence = (sentence: NamingSentence) => TextFinding[]

/**
 * Finds restricted plants and doses in a text, like `textFindings` but without the code that finds claims, which is
 * larger than the rest.
 */
export const doseFindings = (index: NameIndex, text: string, own?: OwnRecipe): TextFinding[] =>
  findingsIn(index, text, own, readDoses(own))

/**
 * Finds restricted plants and doses in a text that is all about a drink. Every mention of a restricted plant counts.
 */
export const drinkFindings = (index: NameIndex, text: string, own?: OwnRecipe): TextFinding[] =>
  findingsIn(index, text, own, (sentence) => [...restrictedPlantFindings(sentence), ...readDoses(own)(sentence)])

/**
 * Creates a function that finds restricted plants, doses above the daily limit and courses that are too long in a
 * sentence.
 */
export const readDoses =
  (own?: OwnRecipe): ReadSentence =>
  (sentence) => [
    ...restrictedFindings(sentence, own !== undefined),
    ...amountFindings(sentence, own),
    ...repetitionFindings(sentence),
    ...courseFindings(sentence),
  ]

/** Returns the findings of `read` in sentences that name plants, each code and plant once. */
export function findingsIn(
  index: NameIndex,
  text: string,
  own: OwnRecipe | undefined,
  read: ReadSentence,
): TextFinding[] {
  if (text.trim() === '') return []
  const found = new Map<string, TextFinding>()
  const plain = text.replaceAll(/\s+/g, (gap) => (/\n\s*\n/.test(gap) ? '\n\n' : ' '))
  const addFindings = (findings: readonly TextFinding[]) => {
    for (const finding of findings) {
      const key = `${finding.code} ${finding.plant}`
      if (!found.has(key)) found.set(key, finding)
    }
  }
  let before: NamingSentence | undefined
  for (const plainSentence of sentencesNaming(index, plain)) {
    const sentence = own
      ? { ...plainSentence, named: plainSentence.named.map((named) => withOwnPlants(own, named)) }
      : plainSentence
    addFindings(read(sentence))
    const joined = before && joinSentences(before, sentence)
    if (joined)
      addFindings(read(joined.sentence).filter(({ code }) => code !== 'RESTRICTED_IN_TEXT' || joined.isItDrunk))
    if (joined && before && isAboutStock(before.text))
      addFindings(read({ ...joined.sentence, amounts: before.amounts }))
    if (own && sentence.named.length === 0 && isAboutDrinking(sentence))
      addFindings(wholeRecipeFindings(index, sentence, own))
    before = sentence
  }
  return [...found.values()]
}

/** Returns findings about the whole recipe in a sentence without a plant: "Drink ten cups a day", "for six months". */
function wholeRecipeFindings(index: NameIndex, sentence: NamingSentence, { plants }: OwnRecipe): TextFinding[] {
  const bySlug = new Map([...index.plants.values()].map((plant) => [slugOf(plant), plant]))
  const named = [...plants].flatMap((slug): LocatedMention[] => {
    const plant = bySlug.get(slug)
    return plant ? [{ text: '', start: 0, end: 0, from: 0, to: 0, plants: [plant] }] : []
  })
  const cups = timesIn(sentence.text)
  return [...courseFindings({ ...sentence, named }), ...(cups === undefined ? [] : frequencyFindings(named, cups))]
}

function withOwnPlants({ plants }: OwnRecipe, named: LocatedMention): LocatedMention {
  const ownPlants = named.plants.filter((plant) => plants.has(slugOf(plant)))
  return ownPlants.length > 0 ? { ...named, plants: ownPlants } : named
}

/** Words for adding to a recipe, which means drinking: "add some wormwood". */
const adding =
  /\b(?:add|mix|stir|blend|sprinkl|garnish|sweeten|flavou?r|swap|substitut|replac|us|try|tri)(?:e|es|ed|s|ing)?\b(?! up\b)/i

function restrictedFindings(sentence: NamingSentence, isOfRecipe: boolean): TextFinding[] {
  const { text, words, amounts } = sentence
  const isDrunk =
    amounts.length > 0 ||
    brewing.test(text) ||
    words.some(({ key }) => drinking.test(key)) ||
    (isOfRecipe && adding.test(text))
  return isDrunk ? restrictedPlantFindings(sentence) : []
}

const restrictedPlantFindings = ({ named }: Pick<NamingSentence, 'named'>): TextFinding[] =>
  named.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      if (plant.kind !== 'restricted') return []
      const { slug, commonName, action } = plant.plant
      const words = findingSentences[action === 'block' ? 'RESTRICTED_BLOCK' : 'RESTRICTED_RESTRICT']
      return [refusal('RESTRICTED_IN_TEXT', slug, words(describePlant(mention, commonName)))]
    }),
  )

function amountFindings(sentence: NamingSentence, pot: Pot | undefined): TextFinding[] {
  const amountMentions = sentence.amounts.map((amount) => ({ amount, mention: findMeasuredMention(sentence, amount) }))
  const isStock = !pot && isAboutStock(sentence.text)
  const weighableMentions = new Set(
    amountMentions.flatMap(({ amount, mention }) => (isBeyondWeighing(amount) ? [] : [mention])),
  )
  return amountMentions.flatMap(({ amount, mention }) =>
    (mention?.plants ?? []).flatMap((plant) => {
      if (!mention || plant.kind !== 'herb') return []
      const { herb } = plant
      const words = describePlant(mention, herb.commonName, herb)
      if (pot && amount.isForm) return [formFinding(herb, mention, 'REFUSE')]
      if (exceedsDay(amount, textAround(sentence, amount), herb, pot))
        return isStock ? [] : [refusal('DOSE_IN_TEXT', herb.slug, findingSentences.DAILY_MAX_EXCEEDED(words))]
      if (amount.isForm) return [formFinding(herb, mention, 'NOTICE')]
      if (isStock || weighableMentions.has(mention) || (pot && amount.isRough)) return []
      const text = plantSentence(mention, herb, (name) =>
        findingSentences.UNPARSEABLE_AMOUNT({ ...words, subject: name }),
      )
      return [{ code: 'UNCLEAR_AMOUNT_IN_TEXT' as const, plant: herb.slug, level: 'NOTICE' as const, text }]
    }),
  )
}

/** Creates the finding for an oil or extract. None of its amounts is known, and no recipe may contain it. */
const formFinding = (herb: HerbFacts, mention: LocatedMention, level: TextFinding['level']): TextFinding => ({
  code: 'FORM_IN_TEXT',
  plant: herb.slug,
  level,
  text: plantSentence(mention, herb, (name) =>
    findingSentences.FORM_NOT_TEA({ herbs: name, subject: `${name} oil or extract`, level, herb: undefined }),
  ),
})

/** Returns a sentence about a plant. An ambiguous name is explained first. */
function plantSentence(mention: LocatedMention, { commonName }: HerbFacts, write: (name: string) => string): string {
  const sentence = write(shortName(commonName))
  return mention.plants.length > 1 ? `${describePlant(mention, commonName).herbs}. ${sentence}` : sentence
}

/** Words for uses other than drinking. */
const notDrunk = /\b(?:gargl|rins|wash|bath|compress|dab|inhal)\w*/i

/** Finds too many times a day without an amount, each of which counts as a cup: "I drink sage tea ten times a day". */
function repetitionFindings({ text, words, named, amounts }: NamingSentence): TextFinding[] {
  if (named.length === 0 || amounts.length > 0 || notDrunk.test(text)) return []
  const times = repeatsIn(text)
  if (times === undefined || !words.some(({ key }) => drinking.test(key))) return []
  return frequencyFindings(named, times)
}

const frequencyFindings = (named: readonly LocatedMention[], times: number): TextFinding[] =>
  named.flatMap((mention) =>
    mention.plants.flatMap((plant) =>
      plant.kind === 'herb' && times > cupsMax(plant.herb)
        ? [
            refusal(
              'DOSE_IN_TEXT',
              plant.herb.slug,
              findingSentences.DAILY_MAX_EXCEEDED(describePlant(mention, plant.herb.commonName, plant.herb)),
            ),
          ]
        : [],
    ),
  )

function courseFindings({ named, ...sentence }: NamingSentence): TextFinding[] {
  const days = named.length === 0 ? undefined : courseDaysIn(sentence)
  return named.flatMap((mention) =>
    mention.plants.flatMap((plant) => {
      const exceeded = plant.kind === 'herb' ? exceededLimit(plant.herb, days) : undefined
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

/** Returns the part of the sentence around an amount, which may say how often it is taken. */
export const textAround = ({ text, start }: NamingSentence, amount: Quantity) =>
  text.slice(Math.max(0, amount.start - start - 200), amount.end - start + 200)

export const refusal = (code: TextFinding['code'], plant: string, text: string): TextFinding => ({
  code,
  plant,
  level: 'REFUSE',
  text,
})

/** Returns a plant with the name that findings use. */
export function describePlant(
  { text, plants }: { text: string; plants: readonly Plant[] },
  commonName: string,
  herb?: HerbFacts,
) {
  const name = shortName(commonName)
  return { herbs: plants.length > 1 ? `“${text}” may mean ${name}` : name, subject: '', level: 'REFUSE' as const, herb }
}

/** Maximum number of words between an amount and the plant that it may measure. */
const wordsBetweenMax = 8
const fillerWords =
  /^(?:of|dried|fresh|freshly|ground|finely|coarsely|chopped|crushed|sliced|grated|powdered|rubbed|whole|loose|cut|organic|good|nice|lovely|plain|pure|wild|local|garden|homegrown|grown|home|strong|weak|mild|hot|warm|cold|iced|brewed|made|steeped|unsweetened|sweet|bitter|the|a|my|our|her|his|this|that|these|day|per|daily|each|every|your|some)$/
/** Matches "of" and some words of the same phrase before the plant. */
const ofPhrase = /^\s*of(?:[\s-]+[\p{L}'’]+){0,5}[\s-]+$/iu
const otherPhrase =
  /\b(?:and|or|with|without|in|into|on|onto|over|to|for|from|at|by|than|then|but|while|beside|near|under|after|before|is|are|was|were|it|coffee|water|milk|wine|beer|juice|honey|sugar|cocoa|broth|soup|rice|ice)\b/i

/** Body weight, which is not an amount of a plant in the same sentence: "I weigh 70 kg". */
const bodyWeight =
  /\b(?:i|we|you|he|she|they|who|son|daughter|husband|wife|partner|child|mother|father|mum|dad) (?:(?:only|now|still|just|about) )?weigh(?:s|ed)? (?:\w+ )?\d[\d.,]* ?(?:kgs?|kilos?|kilograms?|lbs?|pounds?|stone)$/i

/**
 * Returns the plant or kitchen ingredient that an amount measures: the one that follows it, otherwise the nearest;
 * undefined for "5 cups of coffee".
 */
export function findMeasuredMention(
  { text, start, words, named }: NamingSentence,
  { end, start: from }: Quantity,
): LocatedMention | undefined {
  const after = firstFrom(words, end)
  const following = words.slice(after, after + wordsBetweenMax).find(({ key }) => !fillerWords.test(key))
  const next = named[firstFrom(named, end)]
  if (next && next.start === following?.start) return next
  const gap = next ? text.slice(end - start, next.start - start) : ''
  if (ofPhrase.test(gap) && !otherPhrase.test(gap)) return next
  if (/^\s*of\b(?!\s+(?:it|this|that|them|these|tea|the tea)\b)/i.test(text.slice(end - start))) return undefined
  if (bodyWeight.test(text.slice(Math.max(0, end - start - 60), end - start))) return undefined
  const previous = named[firstFrom(named, from) - 1]
  const wordsAfter = next ? firstFrom(words, next.start) - after : Infinity
  const wordsBefore = previous ? firstFrom(words, from) - firstFrom(words, previous.end) : Infinity
  if (Math.min(wordsAfter, wordsBefore) > wordsBetweenMax) return undefined
  return wordsBefore <= wordsAfter ? previous : next
}

/** Returns the position of the first item that starts at `position` or later. */
function firstFrom(items: readonly { start: number }[], position: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? Infinity) < position) low = middle + 1
    else high = middle
  }
  return low
}
