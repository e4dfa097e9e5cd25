import { answerComplaints } from './answer-complaints.ts'
import { answerHerbs } from './answer-herbs.ts'
import { type Answer, type Asking, type LookupResult, herbPage, nameOf } from './answer-parts.ts'
import { answerPeople, answerSimilar, answerTaste } from './answer-people.ts'
import {
  answerRecipe,
  answerRecipesAlike,
  answerRecipesWith,
  recipeMeant,
  recipesAlike,
  slugsSought,
} from './answer-recipes.ts'
import {
  answerAnimals,
  answerBeyond,
  answerBrewing,
  answerDiagnosis,
  answerGreeting,
  answerHarm,
  answerIdentity,
  answerInstructions,
  answerLowMood,
  answerNothing,
  answerOils,
  answerOtherLanguage,
  answerRestrictedList,
  answerSite,
  answerStopMedicine,
  answerThanks,
  medicineStays,
  otherFormsFirst,
  reactionFirst,
} from './answer-site.ts'
import { answerComparison, answerTogether } from './answer-together.ts'
import { answerAmbiguous, answerRestricted, answerUnknown, unknownLines } from './answer-unnamed.ts'
import { endingPregnancy } from './complaints.ts'
import { compose } from './compose.ts'
import { hasProfile } from './extracted-profile.ts'
import { createShelf } from './herb-index.ts'
import { pregnancyLine } from './herb-words.ts'
import type { HerbiSource } from './herbi.types.ts'
import type { Knowledge, OwnAnswer, Turn } from './knowledge.types.ts'
import { createNameLinks } from './name-links.ts'
import { isOtherLanguage } from './other-languages.ts'
import { type NamePattern, patternsSought } from './recipe-names.ts'
import type { Topic } from './topics.ts'
import { pronoun, type Question, understand } from './understand.ts'

const sourcesMax = 8

/** Recipes to look up for an answer: by slug, by a pattern of the name, by the slug of a herb, and by ailment. */
export type LookupRequest = {
  slugs: string[]
  alike: NamePattern[]
  herb: string | undefined
  ailment: string | undefined
}

/** Interpreted question: the lookup that it needs, and its answer from the results. */
type Understood = { wanted: LookupRequest; answer: (found: LookupResult) => OwnAnswer }

/**
 * Interprets the last message of a conversation with the catalogue. Never throws, and the same input gives the same
 * answer.
 */
export type Herbi = (turns: readonly Turn[]) => Understood

/** Creates the built-in model. It indexes the knowledge once. */
export function createHerbi(knowledge: Knowledge): Herbi {
  const shelf = createShelf(knowledge)
  const linked = createNameLinks(shelf)
  return (turns) => {
    const question = understand(shelf, turns)
    const written = turns.findLast(({ role }) => role === 'user')?.text ?? ''
    return {
      wanted: {
        slugs: slugsSought(written, question.isFollowUp ? question.options : []),
        alike: patternsSought(written),
        herb: question.herbs[0]?.slug,
        ailment: question.complaints[0]?.ailment,
      },
      answer: (found) => linked(spoken(question, answerOf({ shelf, question, found }))),
    }
  }
}

function spoken({ reading }: Question, { passages, sources }: Answer): OwnAnswer {
  const read = reading.corrections
    .slice(0, 2)
    .map(({ written, meant }) => `I read “${written.replaceAll(/[^\p{L}' -]/gu, '')}” as ${meant}.`)
  return {
    sentences: compose(read.length > 0 ? [read, ...passages] : passages),
    sources: distinct(sources).slice(0, sourcesMax),
  }
}

const distinct = (sources: readonly HerbiSource[]) => [
  ...new Map(sources.map((source) => [source.path, source])).values(),
]

/** Chooses the kind of answer: risks first, then named herbs and remedies, then the likely meaning. */
function answerOf(asking: Asking): Answer {
  const { question } = asking
  const { topics, reading, herbs, complaints, person } = question
  const has = (...asked: Topic[]) => asked.some((topic) => topics.has(topic))
  if (has('instructions')) return answerInstructions()
  if (reading.topics.has('harm')) return answerHarm()
  if (question.restricted.length > 0 && !isRemedyMeant(asking)) return answerRestricted(asking)
  if (isOtherLanguage(question)) return answerOtherLanguage(asking)
  if (isCourtesy(question)) return has('thanks') ? answerThanks(asking) : answerGreeting(asking)
  const stays = has('stopMedicine') || (reading.person.medicines.length > 0 && replacing.test(question.text))
  if (stays && herbs.length + complaints.length === 0) return answerStopMedicine()
  const recipe = recipeMeant(asking)
  if (recipe) return answerRecipe(asking, recipe)
  if (recipesAlike(asking).length > 1) return answerRecipesAlike(asking)
  if (question.ambiguous) return answerAmbiguous(asking)
  if (has('animals')) return answerAnimals()
  if (reading.topics.has('oils')) return answerOils(asking)
  if (stays) return withFirst(medicineStays, answerNamed(asking))
  if (herbs.length > 0 && question.beyond.length > 0) return answerBeyondOf(asking)
  if (herbs.length > 0 && reading.topics.has('reaction')) return withFirst(reactionFirst, answerReacting(asking))
  if (herbs.length > 0 && reading.topics.has('otherForms')) return withFirst(otherFormsFirst, answerNamed(asking))
  if (herbs.length > 0 && has('comparison') && reading.others.length > 0)
    return withFirst(unknownLines(reading.others).slice(0, 1), answerHerbs(asking))
  if (herbs.length > 0) return answerNamed(asking)
  const tasty = hasProfile(person) || complaints.length > 0 ? undefined : answerTaste(asking)
  if (tasty) return tasty
  const foreign = complaints.length > 0 ? reading.others.filter((name) => !foods.has(name)) : reading.others
  if (foreign.length > 0) return answerUnknown(asking)
  if (question.beyond.length > 0) return answerBeyond(asking)
  if (question.person.conditions.includes('depression') && herbs.length === 0) return answerLowMood()
  if (has('restrictedList')) return answerRestrictedList(asking)
  if (has('diagnosis') && !has('helps')) return answerDiagnosis()
  const site = answerSite(asking)
  if (site && complaints.length === 0 && !hasProfile(person)) return site
  if (complaints.length > 0 && !(has('identity') && !has('helps'))) return answerComplaints(asking)
  return (
    answerPeople(asking) ??
    (has('taste') || has('helps') || has('recipes') ? answerTaste(asking) : undefined) ??
    site ??
    (has('identity') ? answerIdentity() : undefined) ??
    (has('preparation', 'storage', 'fresh', 'dose', 'cold') ? answerBrewing(asking) : undefined) ??
    (has('thanks') ? answerThanks(asking) : undefined) ??
    (has('greeting') ? answerGreeting(asking) : answerTaste(asking)) ??
    answerNothing(asking)
  )
}

/**
 * True when a follow-up is about a remedy rather than the restricted plant of an earlier question: it names a remedy
 * but no restricted plant, or means the remedy of the last answer.
 */
function isRemedyMeant(asking: Asking): boolean {
  const { reading, isFollowUp, options, text } = asking.question
  if (!isFollowUp || reading.plants.some(({ plants }) => plants.some(({ kind }) => kind === 'restricted'))) return false
  const recipe = recipeMeant(asking)
  if (recipe && recipe.name === options[0]) return true
  return !pronoun.test(text) && (recipe !== undefined || recipesAlike(asking).length > 1)
}

/** Foods that people mention with a complaint without asking about them. */
const foods: ReadonlySet<string> = new Set([
  'coffee',
  'cocoa',
  'garlic',
  'onion',
  'mushrooms',
  'mushroom',
  'barley',
  'stevia',
])

/** Phrases for replacing a medicine with a tea. */
const replacing =
  /\b(?:replac\w*|instead of|rather than|stop\w*|come off|coming off|quit|substitut\w*|alternatives? (?:to|for)|natural version|swap\w*|(?:i'd|i would|would) rather|prefer (?:a )?(?:teas?|herbs?|something natural)|(?:don't|do not) want (?:to (?:take|go on|start)|any))\b/

/** True for a message that is only a thank-you or a greeting, also in the middle of a conversation. */
function isCourtesy({ reading, text }: Question): boolean {
  const { topics, plants, complaints, others } = reading
  const isKind = topics.has('thanks') || topics.has('greeting')
  const further = [...topics].filter((topic) => !courteous.has(topic))
  return (
    isKind && plants.length + complaints.length + others.length + further.length === 0 && text.split(' ').length <= 8
  )
}
const courteous: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting', 'uses', 'helps'])

/** Answers about a herb for a purpose that no tea is for. */
function answerBeyondOf(asking: Asking): Answer {
  const { shelf, question } = asking
  const beyond = answerBeyond(asking)
  const sources = [...question.herbs.slice(0, 2).map(herbPage), ...beyond.sources]
  if (question.beyond.includes(endingPregnancy)) {
    const lines = question.herbs.map((herb) => pregnancyLine(herb, nameOf(shelf, herb)))
    return { passages: [...beyond.passages, lines], sources }
  }
  return withFirst(
    beyond.passages.flatMap((passage) => ('items' in passage ? passage.items : passage)).slice(0, 2),
    answerNamed(asking),
  )
}

/** Answers with the side effects of a herb for somebody who had a reaction. */
const answerReacting = (asking: Asking): Answer =>
  answerHerbs({ ...asking, question: { ...asking.question, complaints: [], topics: new Set<Topic>(['sideEffects']) } })

function answerNamed(asking: Asking): Answer {
  const { herbs, topics, reading, complaints } = asking.question
  if (herbs.length === 0) return answerComplaints(asking)
  if (herbs.length > 1 && (topics.has('comparison') || choosing.test(asking.question.text)))
    return answerComparison(asking)
  if (topics.has('taste') && likeIt.test(asking.question.text)) return answerSimilar(asking)
  const isApart = apart.test(asking.question.text) && !topics.has('combination')
  const isMixed = topics.has('combination') || (herbs.length > 1 && !isOneByOne(topics) && !isApart)
  if (isMixed && herbs.length + reading.kitchen.length > 1) return answerTogether(asking)
  const wantsRecipe = topics.has('recipes') && !topics.has('preparation')
  if (wantsRecipe || (topics.has('recipes') && /\brecipes?\b|\bremed(?:y|ies)\b/.test(asking.question.text)))
    return complaints.length > 0 ? answerComplaints(asking) : answerRecipesWith(asking)
  return answerHerbs(asking)
}

/** Questions such as "Valerian or hops, which?" */
const choosing = /\bwhich\b.*\bor\b|\bor\b.*\bwhich\b/
/** Separate questions in one message, such as "Does nettle help, and can I have chamomile?" */
const apart = /\b(?:and|or) (?:can|may|could|should|is|are|does|do|what about)\b/
const likeIt = /\b(?:like|similar|instead)\b/

const oneByOne: readonly Topic[] = [
  'pregnancy',
  'breastfeeding',
  'children',
  'caffeine',
  'storage',
  'taste',
  'preparation',
  'dose',
]
const isOneByOne = (topics: ReadonlySet<Topic>) => oneByOne.some((topic) => topics.has(topic))

const withFirst = (first: readonly string[], { passages, sources }: Answer): Answer => ({
  passages: [first, ...passages],
  sources,
})
