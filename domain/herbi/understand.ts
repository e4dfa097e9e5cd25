import { plantSlug } from '#domain/safety/names.ts'
import { shortName } from '#domain/words.ts'

import type { Complaint } from './complaints.ts'
import { hasProfile, emptyProfile, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRestricted, Turn } from './knowledge.types.ts'
import { withoutLinks } from './name-links.ts'
import { wordRegex, readable } from './question-text.ts'
import { readMessage, type Reading, type PlantName } from './reading.ts'
import type { Topic } from './topics.ts'

/**
 * Interpreted last message of a conversation, with what earlier messages add. `ambiguous` is a name that may mean
 * several plants. `options` are the names that the last answer offered, in order; `chosenPosition` is the position
 * chosen from them, counted from 1, or -1 for the last.
 */
export type Question = {
  text: string
  reading: Reading
  herbs: KnownHerb[]
  restricted: KnownRestricted[]
  ambiguous: PlantName | undefined
  /** Slugs of herbs that the person rejects. */
  unwanted: string[]
  complaints: Complaint[]
  outOfScope: string[]
  topics: Set<Topic>
  person: ExtractedProfile
  isFollowUp: boolean
  options: string[]
  chosenPosition: number | undefined
}

const turnsMax = 12
/** Words that refer to something named earlier. */
export const pronoun = wordRegex(
  "it|its|it's|them|they|this|that|these|those|one|ones|the (?:first|second|third|last|other|former|latter)|both|same|either|instead",
)
const followUpStart =
  /^(?:and|but|also|or|what about|how about|what if|then|so|ok(?:ay)?,? (?:and|but|so)|with|without|for|in|while|during|if|the|how|when|is|can|may|does|do|are|should|why|which|i|my|any|no|yes|yeah|please|more|really|ah|hm+|cool|thanks?)\b/
const generalPattern = wordRegex(
  'which (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?|ones)|what (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?)|any (?:herbs?|teas?)|all (?:herbs|teas|of them|your)|herbal teas?|herbs in general|teas (?:for|with|that|are|without)',
)
const ordinals: readonly (readonly [RegExp, number])[] = [
  [wordRegex('(?:the )?(?:first|1st|former)(?: one)?|number (?:1|one)|option (?:1|one)'), 1],
  [wordRegex('(?:the )?(?:second|2nd|latter)(?: one)?|number (?:2|two)|option (?:2|two)'), 2],
  [wordRegex('(?:the )?(?:third|3rd)(?: one)?|number (?:3|three)|option (?:3|three)'), 3],
  [wordRegex('the last(?: one)?'), -1],
]
const standaloneTopics: readonly Topic[] = ['instructions', 'identity', 'greeting', 'restrictedList', 'animals']

/** Interprets the last message of a conversation. Never throws; any messages give a question. */
export function understand(herbIndex: HerbIndex, turns: readonly Turn[]): Question {
  const recent = turns.slice(-turnsMax)
  let question = emptyQuestion(herbIndex)
  let options: string[] = []
  for (const turn of recent) {
    if (turn.role === 'assistant') options = boldNamesIn(turn.text)
    else question = continueConversation(herbIndex, question, readMessage(herbIndex, turn.text), options)
  }
  return question
}

const emptyQuestion = (herbIndex: HerbIndex): Question => ({
  text: '',
  reading: readMessage(herbIndex, ''),
  herbs: [],
  restricted: [],
  ambiguous: undefined,
  unwanted: [],
  complaints: [],
  outOfScope: [],
  topics: new Set(),
  person: emptyProfile,
  isFollowUp: false,
  options: [],
  chosenPosition: undefined,
})

/** Returns the bold names of an answer, in order. */
const boldNamesIn = (answer: string) => [
  ...new Set(
    [...withoutLinks(answer).matchAll(/\*\*([^*\n]{2,80})\*\*/g)].map(([, name = '']) => name.replace(/[.:]$/, '')),
  ),
]

function continueConversation(herbIndex: HerbIndex, before: Question, reading: Reading, options: string[]): Question {
  const { text, topics } = reading
  const chosen = before.ambiguous ? resolveAmbiguous(before.ambiguous, reading, options) : undefined
  const mentions = chosen ? [chosen] : reading.plants
  const hasSubject = mentions.length > 0 || reading.unknownPlants.length > 0
  const isShort = text.split(' ').length <= 14
  const refersBack = pronoun.test(text) || (followUpStart.test(text) && isShort) || text.split(' ').length <= 4
  const isGeneral = generalPattern.test(text) || standaloneTopics.some((topic) => topics.has(topic))
  const hadSubject = before.text !== ''
  const isFollowUp = chosen !== undefined || (hadSubject && refersBack && !isGeneral)
  const keepsTopics =
    chosen !== undefined || (isFollowUp && (hasSubject || hasProfile(reading.person)) && !hasOwnTopic(topics))
  const chosenPosition = isFollowUp ? ordinals.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const chosenName =
    chosenPosition === undefined ? undefined : options.at(chosenPosition > 0 ? chosenPosition - 1 : chosenPosition)
  const subject = subjectOf(herbIndex, { before, reading, mentions, isFollowUp, chosenName, options })
  return {
    text,
    reading,
    ...subject,
    topics: keepsTopics ? new Set([...before.topics, ...topics]) : topics,
    unwanted: isFollowUp ? [...new Set([...before.unwanted, ...reading.unwanted])] : reading.unwanted,
    person: mergeProfiles(before.person, reading.person, isFollowUp),
    isFollowUp,
    options,
    chosenPosition,
  }
}

type Subject = Pick<Question, 'herbs' | 'restricted' | 'ambiguous' | 'complaints' | 'outOfScope'>
type SubjectInput = {
  before: Question
  reading: Reading
  mentions: PlantName[]
  isFollowUp: boolean
  chosenName: string | undefined
  options: string[]
}

function subjectOf(
  herbIndex: HerbIndex,
  { before, reading, mentions, isFollowUp, chosenName, options }: SubjectInput,
): Subject {
  const own = plantsOf(herbIndex, mentions)
  const complaints = reading.complaints
  const addsPlant =
    isFollowUp &&
    pronoun.test(reading.text) &&
    (reading.topics.has('combination') || / (?:with|and|into|to|in) /.test(` ${reading.text} `))
  const hadPlant = before.herbs.length + before.restricted.length > 0
  if (mentions.length > 0 && !(addsPlant && hadPlant && own.ambiguous === undefined))
    return { ...own, complaints, outOfScope: reading.outOfScope }
  if (mentions.length > 0)
    return {
      ...own,
      herbs: distinctHerbs([...before.herbs.slice(0, 1), ...own.herbs]),
      restricted: [...before.restricted, ...own.restricted],
      complaints: [],
      outOfScope: [],
    }
  if (chosenName !== undefined) {
    const herb = findHerbByName(herbIndex, chosenName)
    return { ...emptySubject, herbs: herb ? [herb] : [], complaints: [] }
  }
  if (reading.unknownPlants.length > 0) return { ...emptySubject, complaints }
  const isNewSubject = complaints.length > 0 || reading.outOfScope.length > 0
  if (!isFollowUp || (isNewSubject && before.herbs.length === 0))
    return { ...emptySubject, complaints, outOfScope: reading.outOfScope }
  const asksAboutOffer = before.herbs.length === 0 && before.complaints.length > 0 && concernsOneTea(reading.topics)
  if (asksAboutOffer) {
    const herb = options.flatMap((name) => findHerbByName(herbIndex, name) ?? [])[0]
    return { ...emptySubject, herbs: herb ? [herb] : [], complaints: [] }
  }
  return {
    herbs: before.herbs,
    restricted: before.restricted,
    ambiguous: before.ambiguous,
    complaints: isNewSubject ? complaints : before.complaints,
    outOfScope: isNewSubject ? reading.outOfScope : before.outOfScope,
  }
}

const emptySubject: Subject = { herbs: [], restricted: [], ambiguous: undefined, complaints: [], outOfScope: [] }

/** Topics that concern one tea rather than a complaint. */
const singleTeaTopics: readonly Topic[] = [
  'preparation',
  'dose',
  'duration',
  'taste',
  'storage',
  'caffeine',
  'lookAlikes',
  'fresh',
]
const concernsOneTea = (topics: ReadonlySet<Topic>) => singleTeaTopics.some((topic) => topics.has(topic))

const weakTopics: ReadonlySet<Topic> = new Set<Topic>(['uses', 'combination', 'recipes', 'helps', 'thanks', 'greeting'])
const hasOwnTopic = (topics: ReadonlySet<Topic>) => [...topics].some((topic) => !weakTopics.has(topic))

function plantsOf(herbIndex: HerbIndex, mentions: readonly PlantName[]): Omit<Subject, 'complaints' | 'outOfScope'> {
  const unambiguous = mentions.filter(({ plants }) => plants.length === 1).flatMap(({ plants }) => plants)
  const slugs = new Set(unambiguous.map(plantSlug))
  const ambiguous = mentions.find(
    ({ plants }) => plants.length > 1 && !plants.some((plant) => slugs.has(plantSlug(plant))),
  )
  return {
    herbs: unambiguous.flatMap((plant) => (plant.kind === 'herb' ? (herbIndex.herb(plantSlug(plant)) ?? []) : [])),
    restricted: unambiguous.flatMap((plant) =>
      plant.kind === 'restricted'
        ? [herbIndex.plant(plantSlug(plant)) ?? { ...plant.plant, reason: '', alternatives: [] }]
        : [],
    ),
    ambiguous,
  }
}

/** Resolves an ambiguous name by the reply to our question: by position, by name or by a distinctive word. */
function resolveAmbiguous(
  { name: ambiguousName, plants }: PlantName,
  reading: Reading,
  options: string[],
): PlantName | undefined {
  const words = new Set(reading.text.match(/[\p{L}']+/gu))
  const ordinal = ordinals.find(([pattern]) => pattern.test(reading.text))?.[1]
  const names = plants.map((plant) => nameOf(plant).toLowerCase())
  const nameAtPosition =
    ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)?.toLowerCase()
  const index = names.findIndex((name, at) => {
    if (nameAtPosition !== undefined) return shortName(name) === nameAtPosition || name === nameAtPosition
    const shared = new Set(names.filter((_, other) => other !== at).flatMap((other) => other.split(/[^\p{L}']+/u)))
    return name
      .split(/[^\p{L}']+/u)
      .some((word) => word.length > 2 && !shared.has(word) && words.has(word) && !ambiguousName.includes(word))
  })
  const plant = plants[index]
  return plant && { name: ambiguousName, plants: [plant] }
}

const nameOf = (plant: PlantName['plants'][number]) => (plant.kind === 'herb' ? plant.herb : plant.plant).commonName

const findHerbByName = (herbIndex: HerbIndex, name: string): KnownHerb | undefined => {
  const plain = readable(name)
  return herbIndex.herbs.find(
    (herb) => readable(shortName(herb.commonName)) === plain || readable(herb.commonName) === plain,
  )
}

const distinctHerbs = (herbs: readonly KnownHerb[]) => [...new Map(herbs.map((herb) => [herb.slug, herb])).values()]

/**
 * Combines what the person said so far. Most answers hold for the whole conversation; an age holds only for follow-up
 * questions.
 */
function mergeProfiles(before: ExtractedProfile, current: ExtractedProfile, isFollowUp: boolean): ExtractedProfile {
  const keepsAge = isFollowUp && !current.isChild && current.ageYears === undefined
  return {
    pregnant: before.pregnant || current.pregnant,
    breastfeeding: before.breastfeeding || current.breastfeeding,
    ageYears: keepsAge ? before.ageYears : current.ageYears,
    isChild: keepsAge ? before.isChild : current.isChild,
    conditions: [...new Set([...before.conditions, ...current.conditions])],
    medicines: [...new Map([...before.medicines, ...current.medicines].map((one) => [one.name, one])).values()],
    allergies: [...before.allergies, ...current.allergies],
  }
}
