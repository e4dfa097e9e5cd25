import { getPlantSlug } from '#domain/safety/names.ts'
import { shortenName } from '#domain/words.ts'

import type { Complaint } from './complaints.ts'
import { hasProfile, emptyProfile, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRestricted, Turn } from './knowledge.types.ts'
import { createWordRegex, normaliseMessage, removeLinks } from './message-text.ts'
import { parseMessage, type ParsedMessage, type PlantName } from './parse-message.ts'
import type { Topic } from './topics.ts'

/**
 * Last message in a conversation, interpreted with the earlier messages. `ambiguous` is a name that may mean several
 * plants. `options` lists the names offered in the last answer. `chosenPosition` is the position that the person chose,
 * counted from 1; -1 means the last option.
 */
export type Question = {
  text: string
  message: ParsedMessage
  herbs: KnownHerb[]
  restricted: KnownRestricted[]
  ambiguous: PlantName | undefined
  rejectedHerbs: string[]
  complaints: Complaint[]
  outOfScope: string[]
  topics: Set<Topic>
  person: ExtractedProfile
  isFollowUp: boolean
  options: string[]
  chosenPosition: number | undefined
}

const maxTurns = 12
export const pronounPattern = createWordRegex(
  "it|its|it's|them|they|this|that|these|those|one|ones|the (?:first|second|third|last|other|former|latter)|both|same|either|instead",
)
const followUpStart =
  /^(?:and|but|also|or|what about|how about|what if|then|so|ok(?:ay)?,? (?:and|but|so)|with|without|for|in|while|during|if|the|how|when|is|can|may|does|do|are|should|why|which|i|my|any|no|yes|yeah|please|more|really|ah|hm+|cool|thanks?)\b/
const generalPattern = createWordRegex(
  'which (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?|ones)|what (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?)|any (?:herbs?|teas?)|all (?:herbs|teas|of them|your)|herbal teas?|herbs in general|teas (?:for|with|that|are|without)',
)
const ordinals: readonly (readonly [RegExp, number])[] = [
  [createWordRegex('(?:the )?(?:first|1st|former)(?: one)?|number (?:1|one)|option (?:1|one)'), 1],
  [createWordRegex('(?:the )?(?:second|2nd|latter)(?: one)?|number (?:2|two)|option (?:2|two)'), 2],
  [createWordRegex('(?:the )?(?:third|3rd)(?: one)?|number (?:3|three)|option (?:3|three)'), 3],
  [createWordRegex('the last(?: one)?'), -1],
]
const standaloneTopics: readonly Topic[] = ['instructions', 'identity', 'greeting', 'restrictedList', 'animals']

/** Interprets the last message in a conversation, using earlier messages. Never throws. */
export function interpretConversation(herbIndex: HerbIndex, turns: readonly Turn[]): Question {
  const recent = turns.slice(-maxTurns)
  let question = createEmptyQuestion(herbIndex)
  let options: string[] = []
  for (const turn of recent) {
    if (turn.role === 'assistant') options = findBoldNames(turn.text)
    else question = continueConversation(herbIndex, question, parseMessage(herbIndex, turn.text), options)
  }
  return question
}

const createEmptyQuestion = (herbIndex: HerbIndex): Question => ({
  text: '',
  message: parseMessage(herbIndex, ''),
  herbs: [],
  restricted: [],
  ambiguous: undefined,
  rejectedHerbs: [],
  complaints: [],
  outOfScope: [],
  topics: new Set(),
  person: emptyProfile,
  isFollowUp: false,
  options: [],
  chosenPosition: undefined,
})

const findBoldNames = (answer: string) => [
  ...new Set(
    [...removeLinks(answer).matchAll(/\*\*([^*\n]{2,80})\*\*/g)].map(([, name = '']) => name.replace(/[.:]$/, '')),
  ),
]

function continueConversation(
  herbIndex: HerbIndex,
  previous: Question,
  message: ParsedMessage,
  options: string[],
): Question {
  const { text, topics } = message
  const chosenPlant = previous.ambiguous ? resolveAmbiguous(previous.ambiguous, message, options) : undefined
  const mentions = chosenPlant ? [chosenPlant] : message.plants
  const hasSubject = mentions.length > 0 || message.unknownPlants.length > 0
  const isShort = text.split(' ').length <= 14
  const isReference = pronounPattern.test(text) || (followUpStart.test(text) && isShort) || text.split(' ').length <= 4
  const isGeneral = generalPattern.test(text) || standaloneTopics.some((topic) => topics.has(topic))
  const hadSubject = previous.text !== ''
  const isFollowUp = chosenPlant !== undefined || (hadSubject && isReference && !isGeneral)
  const inheritsTopics =
    chosenPlant !== undefined || (isFollowUp && (hasSubject || hasProfile(message.person)) && !hasOwnTopic(topics))
  const chosenPosition = isFollowUp ? ordinals.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const chosenName =
    chosenPosition === undefined ? undefined : options.at(chosenPosition > 0 ? chosenPosition - 1 : chosenPosition)
  const subject = resolveSubject(herbIndex, { previous, message, mentions, isFollowUp, chosenName, options })
  return {
    text,
    message,
    ...subject,
    topics: inheritsTopics ? new Set([...previous.topics, ...topics]) : topics,
    rejectedHerbs: isFollowUp
      ? [...new Set([...previous.rejectedHerbs, ...message.rejectedHerbs])]
      : message.rejectedHerbs,
    person: mergeProfiles(previous.person, message.person, isFollowUp),
    isFollowUp,
    options,
    chosenPosition,
  }
}

type Subject = Pick<Question, 'herbs' | 'restricted' | 'ambiguous' | 'complaints' | 'outOfScope'>
type SubjectInput = {
  previous: Question
  message: ParsedMessage
  mentions: PlantName[]
  isFollowUp: boolean
  chosenName: string | undefined
  options: string[]
}

function resolveSubject(
  herbIndex: HerbIndex,
  { previous, message, mentions, isFollowUp, chosenName, options }: SubjectInput,
): Subject {
  const mentionedPlants = resolvePlants(herbIndex, mentions)
  const complaints = message.complaints
  const combinesWithPrevious =
    isFollowUp &&
    pronounPattern.test(message.text) &&
    (message.topics.has('combination') || / (?:with|and|into|to|in) /.test(` ${message.text} `))
  const hadPlantBefore = previous.herbs.length + previous.restricted.length > 0
  if (mentions.length > 0 && !(combinesWithPrevious && hadPlantBefore && mentionedPlants.ambiguous === undefined))
    return { ...mentionedPlants, complaints, outOfScope: message.outOfScope }
  if (mentions.length > 0)
    return {
      ...mentionedPlants,
      herbs: removeDuplicateHerbs([...previous.herbs.slice(0, 1), ...mentionedPlants.herbs]),
      restricted: [...previous.restricted, ...mentionedPlants.restricted],
      complaints: [],
      outOfScope: [],
    }
  if (chosenName !== undefined) {
    const herb = findHerbByName(herbIndex, chosenName)
    return { ...emptySubject, herbs: herb ? [herb] : [], complaints: [] }
  }
  if (message.unknownPlants.length > 0) return { ...emptySubject, complaints }
  const isNewSubject = complaints.length > 0 || message.outOfScope.length > 0
  if (!isFollowUp || (isNewSubject && previous.herbs.length === 0 && previous.ambiguous === undefined))
    return { ...emptySubject, complaints, outOfScope: message.outOfScope }
  const offeredHerbs = options.flatMap((name) => findHerbByName(herbIndex, name) ?? [])
  const isAboutOfferedHerb =
    (previous.complaints.length > 0 && concernsOneTea(message.topics)) ||
    (offeredHerbs.length === 1 && pronounPattern.test(message.text))
  if (previous.herbs.length === 0 && isAboutOfferedHerb)
    return { ...emptySubject, herbs: offeredHerbs.slice(0, 1), complaints: [] }
  return {
    herbs: previous.herbs.filter(({ slug }) => !message.rejectedHerbs.includes(slug)),
    restricted: previous.restricted.filter(({ slug }) => !message.rejectedHerbs.includes(slug)),
    ambiguous: previous.ambiguous,
    complaints: isNewSubject ? complaints : previous.complaints,
    outOfScope: isNewSubject ? message.outOfScope : previous.outOfScope,
  }
}

const emptySubject: Subject = { herbs: [], restricted: [], ambiguous: undefined, complaints: [], outOfScope: [] }

/** Topics about a single tea rather than a complaint. */
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

function resolvePlants(
  herbIndex: HerbIndex,
  mentions: readonly PlantName[],
): Omit<Subject, 'complaints' | 'outOfScope'> {
  const unambiguous = mentions.filter(({ plants }) => plants.length === 1).flatMap(({ plants }) => plants)
  const slugs = new Set(unambiguous.map(getPlantSlug))
  const ambiguous = mentions.find(
    ({ plants }) => plants.length > 1 && !plants.some((plant) => slugs.has(getPlantSlug(plant))),
  )
  return {
    herbs: unambiguous.flatMap((plant) =>
      plant.kind === 'herb' ? (herbIndex.findHerb(getPlantSlug(plant)) ?? []) : [],
    ),
    restricted: unambiguous.flatMap((plant) =>
      plant.kind === 'restricted'
        ? [herbIndex.findRestricted(getPlantSlug(plant)) ?? { ...plant.plant, reason: '', alternatives: [] }]
        : [],
    ),
    ambiguous,
  }
}

/** Resolves an ambiguous name from the person's reply, which may give a position, a name or a distinctive word. */
function resolveAmbiguous(
  { name: ambiguousName, plants }: PlantName,
  message: ParsedMessage,
  options: string[],
): PlantName | undefined {
  const words = new Set(message.text.match(/[\p{L}']+/gu))
  const ordinal = ordinals.find(([pattern]) => pattern.test(message.text))?.[1]
  const names = plants.map((plant) => getCommonName(plant).toLowerCase())
  const nameAtPosition =
    ordinal === undefined ? undefined : options.at(ordinal > 0 ? ordinal - 1 : ordinal)?.toLowerCase()
  const index = names.findIndex((name, position) => {
    if (nameAtPosition !== undefined) return shortenName(name) === nameAtPosition || name === nameAtPosition
    const shared = new Set(
      names.filter((_, other) => other !== position).flatMap((other) => other.split(/[^\p{L}']+/u)),
    )
    return name
      .split(/[^\p{L}']+/u)
      .some((word) => word.length > 2 && !shared.has(word) && words.has(word) && !ambiguousName.includes(word))
  })
  const plant = plants[index]
  return plant && { name: ambiguousName, plants: [plant] }
}

const getCommonName = (plant: PlantName['plants'][number]) =>
  (plant.kind === 'herb' ? plant.herb : plant.plant).commonName

const findHerbByName = (herbIndex: HerbIndex, name: string): KnownHerb | undefined => {
  const normalisedName = normaliseMessage(name)
  return herbIndex.herbs.find(
    (herb) =>
      normaliseMessage(shortenName(herb.commonName)) === normalisedName ||
      normaliseMessage(herb.commonName) === normalisedName,
  )
}

const removeDuplicateHerbs = (herbs: readonly KnownHerb[]) => [
  ...new Map(herbs.map((herb) => [herb.slug, herb])).values(),
]

/** Merges profile answers from the conversation. An age carries over only to follow-up questions. */
function mergeProfiles(previous: ExtractedProfile, current: ExtractedProfile, isFollowUp: boolean): ExtractedProfile {
  const inheritsAge = isFollowUp && !current.isChild && current.ageYears === undefined
  return {
    pregnant: previous.pregnant || current.pregnant,
    breastfeeding: previous.breastfeeding || current.breastfeeding,
    ageYears: inheritsAge ? previous.ageYears : current.ageYears,
    isChild: inheritsAge ? previous.isChild : current.isChild,
    conditions: [...new Set([...previous.conditions, ...current.conditions])],
    medicines: [...new Map([...previous.medicines, ...current.medicines].map((one) => [one.name, one])).values()],
    allergies: [...previous.allergies, ...current.allergies],
  }
}
