import { slugOf } from '#domain/safety/names.ts'
import { shortName } from '#domain/words.ts'

import type { Complaint } from './complaints.ts'
import { hasProfile, nobodyTold, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRestricted, Turn } from './knowledge.types.ts'
import { withoutLinks } from './name-links.ts'
import { wordRegex, readable } from './question-text.ts'
import { readMessage, type Reading, type Said } from './reading.ts'
import type { Topic } from './topics.ts'

/**
 * Interpreted last message of a conversation, with what earlier messages add. `ambiguous` is a name that may mean
 * several plants. `options` are the names that the last answer offered, in order; `askedFor` is the position chosen
 * from them, counted from 1, or -1 for the last.
 */
export type Question = {
  text: string
  reading: Reading
  herbs: KnownHerb[]
  restricted: KnownRestricted[]
  ambiguous: Said | undefined
  /** Slugs of herbs that the person rejects. */
  unwanted: string[]
  complaints: Complaint[]
  beyond: string[]
  topics: Set<Topic>
  person: ExtractedProfile
  isFollowUp: boolean
  options: string[]
  askedFor: number | undefined
}

const turnsMax = 12
/** Words that refer to something named earlier. */
export const pronoun = wordRegex(
  "it|its|it's|them|they|this|that|these|those|one|ones|the (?:first|second|third|last|other|former|latter)|both|same|either|instead",
)
const continuing =
  /^(?:and|but|also|or|what about|how about|what if|then|so|ok(?:ay)?,? (?:and|but|so)|with|without|for|in|while|during|if|the|how|when|is|can|may|does|do|are|should|why|which|i|my|any|no|yes|yeah|please|more|really|ah|hm+|cool|thanks?)\b/
const general = wordRegex(
  'which (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?|ones)|what (?:herbs?|teas?|remed(?:y|ies)|plants?|recipes?|blends?)|any (?:herbs?|teas?)|all (?:herbs|teas|of them|your)|herbal teas?|herbs in general|teas (?:for|with|that|are|without)',
)
const ordinals: readonly (readonly [RegExp, number])[] = [
  [wordRegex('(?:the )?(?:first|1st|former)(?: one)?|number (?:1|one)|option (?:1|one)'), 1],
  [wordRegex('(?:the )?(?:second|2nd|latter)(?: one)?|number (?:2|two)|option (?:2|two)'), 2],
  [wordRegex('(?:the )?(?:third|3rd)(?: one)?|number (?:3|three)|option (?:3|three)'), 3],
  [wordRegex('the last(?: one)?'), -1],
]
const standalone: readonly Topic[] = ['instructions', 'identity', 'greeting', 'restrictedList', 'animals']

/** Interprets the last message of a conversation. Never throws; any messages give a question. */
export function understand(shelf: HerbIndex, turns: readonly Turn[]): Question {
  const recent = turns.slice(-turnsMax)
  let question = emptyQuestion(shelf)
  let options: string[] = []
  for (const turn of recent) {
    if (turn.role === 'assistant') options = offeredIn(turn.text)
    else question = follow(shelf, question, readMessage(shelf, turn.text), options)
  }
  return question
}

const emptyQuestion = (shelf: HerbIndex): Question => ({
  text: '',
  reading: readMessage(shelf, ''),
  herbs: [],
  restricted: [],
  ambiguous: undefined,
  unwanted: [],
  complaints: [],
  beyond: [],
  topics: new Set(),
  person: nobodyTold,
  isFollowUp: false,
  options: [],
  askedFor: undefined,
})

/** Returns the bold names of an answer, in order. */
const offeredIn = (answer: string) => [
  ...new Set(
    [...withoutLinks(answer).matchAll(/\*\*([^*\n]{2,80})\*\*/g)].map(([, name = '']) => name.replace(/[.:]$/, '')),
  ),
]

function follow(shelf: HerbIndex, before: Question, reading: Reading, options: string[]): Question {
  const { text, topics } = reading
  const chosen = before.ambiguous ? chosenOf(before.ambiguous, reading, options) : undefined
  const said = chosen ? [chosen] : reading.plants
  const hasSubject = said.length > 0 || reading.others.length > 0
  const isShort = text.split(' ').length <= 14
  const isAbout = pronoun.test(text) || (continuing.test(text) && isShort) || text.split(' ').length <= 4
  const isGeneral = general.test(text) || standalone.some((topic) => topics.has(topic))
  const hadSubject = before.text !== ''
  const isFollowUp = chosen !== undefined || (hadSubject && isAbout && !isGeneral)
  const keepsTopics =
    chosen !== undefined || (isFollowUp && (hasSubject || hasProfile(reading.person)) && !hasOwnTopic(topics))
  const askedFor = isFollowUp ? ordinals.find(([pattern]) => pattern.test(text))?.[1] : undefined
  const picked = askedFor === undefined ? undefined : options.at(askedFor > 0 ? askedFor - 1 : askedFor)
  const subject = subjectOf(shelf, { before, reading, said, isFollowUp, picked, options })
  return {
    text,
    reading,
    ...subject,
    topics: keepsTopics ? new Set([...before.topics, ...topics]) : topics,
    unwanted: isFollowUp ? [...new Set([...before.unwanted, ...reading.unwanted])] : reading.unwanted,
    person: togetherWith(before.person, reading.person, isFollowUp),
    isFollowUp,
    options,
    askedFor,
  }
}

type Subject = Pick<Question, 'herbs' | 'restricted' | 'ambiguous' | 'complaints' | 'beyond'>
type Given = {
  before: Question
  reading: Reading
  said: Said[]
  isFollowUp: boolean
  picked: string | undefined
  options: string[]
}

function subjectOf(shelf: HerbIndex, { before, reading, said, isFollowUp, picked, options }: Given): Subject {
  const own = plantsOf(shelf, said)
  const complaints = reading.complaints
  const joins =
    isFollowUp &&
    pronoun.test(reading.text) &&
    (reading.topics.has('combination') || / (?:with|and|into|to|in) /.test(` ${reading.text} `))
  const hadPlant = before.herbs.length + before.restricted.length > 0
  if (said.length > 0 && !(joins && hadPlant && own.ambiguous === undefined))
    return { ...own, complaints, beyond: reading.beyond }
  if (said.length > 0)
    return {
      ...own,
      herbs: distinctHerbs([...before.herbs.slice(0, 1), ...own.herbs]),
      restricted: [...before.restricted, ...own.restricted],
      complaints: [],
      beyond: [],
    }
  if (picked !== undefined) {
    const herb = herbCalled(shelf, picked)
    return { ...nothing, herbs: herb ? [herb] : [], complaints: [] }
  }
  if (reading.others.length > 0) return { ...nothing, complaints }
  const isOther = complaints.length > 0 || reading.beyond.length > 0
  if (!isFollowUp || (isOther && before.herbs.length === 0)) return { ...nothing, complaints, beyond: reading.beyond }
  const offered = before.herbs.length === 0 && before.complaints.length > 0 && wantsOne(reading.topics)
  if (offered) {
    const herb = options.flatMap((name) => herbCalled(shelf, name) ?? [])[0]
    return { ...nothing, herbs: herb ? [herb] : [], complaints: [] }
  }
  return {
    herbs: before.herbs,
    restricted: before.restricted,
    ambiguous: before.ambiguous,
    complaints: isOther ? complaints : before.complaints,
    beyond: isOther ? reading.beyond : before.beyond,
  }
}

const nothing: Subject = { herbs: [], restricted: [], ambiguous: undefined, complaints: [], beyond: [] }

/** Topics that concern one tea rather than a complaint. */
const ofOne: readonly Topic[] = [
  'preparation',
  'dose',
  'duration',
  'taste',
  'storage',
  'caffeine',
  'lookAlikes',
  'fresh',
]
const wantsOne = (topics: ReadonlySet<Topic>) => ofOne.some((topic) => topics.has(topic))

const weak: ReadonlySet<Topic> = new Set<Topic>(['uses', 'combination', 'recipes', 'helps', 'thanks', 'greeting'])
const hasOwnTopic = (topics: ReadonlySet<Topic>) => [...topics].some((topic) => !weak.has(topic))

function plantsOf(shelf: HerbIndex, said: readonly Said[]): Omit<Subject, 'complaints' | 'beyond'> {
  const sure = said.filter(({ plants }) => plants.length === 1).flatMap(({ plants }) => plants)
  const slugs = new Set(sure.map(slugOf))
  const open = said.find(({ plants }) => plants.length > 1 && !plants.some((plant) => slugs.has(slugOf(plant))))
  return {
    herbs: sure.flatMap((plant) => (plant.kind === 'herb' ? (shelf.herb(slugOf(plant)) ?? []) : [])),
    restricted: sure.flatMap((plant) =>
      plant.kind === 'restricted'
        ? [shelf.plant(slugOf(plant)) ?? { ...plant.plant, reason: '', alternatives: [] }]
        : [],
    ),
    ambiguous: open,
  }
}

/** Resolves an ambiguous name by the reply to our question: by position, by name or by a distinctive word. */
function chosenOf({ said, plants }: Said, reading: Reading, options: string[]): Said | undefined {
  const words = new Set(reading.text.match(/[\p{L}']+/gu))
  const place = ordinals.find(([pattern]) => pattern.test(reading.text))?.[1]
  const names = plants.map((plant) => nameOf(plant).toLowerCase())
  const byPlace = place === undefined ? undefined : options.at(place > 0 ? place - 1 : place)?.toLowerCase()
  const position = names.findIndex((name, at) => {
    if (byPlace !== undefined) return shortName(name) === byPlace || name === byPlace
    const shared = new Set(names.filter((_, other) => other !== at).flatMap((other) => other.split(/[^\p{L}']+/u)))
    return name
      .split(/[^\p{L}']+/u)
      .some((word) => word.length > 2 && !shared.has(word) && words.has(word) && !said.includes(word))
  })
  const plant = plants[position]
  return plant && { said, plants: [plant] }
}

const nameOf = (plant: Said['plants'][number]) => (plant.kind === 'herb' ? plant.herb : plant.plant).commonName

const herbCalled = (shelf: HerbIndex, name: string): KnownHerb | undefined => {
  const plain = readable(name)
  return shelf.herbs.find(
    (herb) => readable(shortName(herb.commonName)) === plain || readable(herb.commonName) === plain,
  )
}

const distinctHerbs = (herbs: readonly KnownHerb[]) => [...new Map(herbs.map((herb) => [herb.slug, herb])).values()]

/**
 * Combines what the person said so far. Most answers hold for the whole conversation; an age holds only for follow-up
 * questions.
 */
function togetherWith(before: ExtractedProfile, now: ExtractedProfile, isFollowUp: boolean): ExtractedProfile {
  const ofChild = isFollowUp && !now.isChild && now.ageYears === undefined
  return {
    pregnant: before.pregnant || now.pregnant,
    breastfeeding: before.breastfeeding || now.breastfeeding,
    ageYears: ofChild ? before.ageYears : now.ageYears,
    isChild: ofChild ? before.isChild : now.isChild,
    conditions: [...new Set([...before.conditions, ...now.conditions])],
    medicines: [...new Map([...before.medicines, ...now.medicines].map((one) => [one.name, one])).values()],
    allergies: [...before.allergies, ...now.allergies],
  }
}
