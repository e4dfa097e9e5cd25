import { answerComplaints } from './answer-complaints.ts'
import { answerHerbs } from './answer-herbs.ts'
import { type Answer, type AnswerContext, type LookupResult, herbPage, nameOf } from './answer-parts.ts'
import { answerPeople, answerSimilar, answerTaste } from './answer-people.ts'
import {
  answerRecipe,
  answerSimilarRecipes,
  answerRecipesWith,
  resolveRecipe,
  similarRecipes,
  candidateSlugs,
} from './answer-recipes.ts'
import {
  answerAnimals,
  answerOutOfScope,
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
  medicineIntro,
  otherFormsIntro,
  reactionIntro,
} from './answer-site.ts'
import { answerComparison, answerTogether } from './answer-together.ts'
import { answerAmbiguous, answerRestricted, answerUnknown, unknownLines } from './answer-unnamed.ts'
import { endingPregnancy } from './complaints.ts'
import { compose } from './compose.ts'
import { hasProfile } from './extracted-profile.ts'
import { createHerbIndex } from './herb-index.ts'
import { pregnancyLine } from './herb-words.ts'
import type { HerbiSource } from './herbi.types.ts'
import type { Knowledge, OwnAnswer, Turn } from './knowledge.types.ts'
import { createNameLinks } from './name-links.ts'
import { isOtherLanguage } from './other-languages.ts'
import { type NamePattern, candidatePatterns } from './recipe-names.ts'
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
type InterpretedQuestion = { wanted: LookupRequest; answer: (lookup: LookupResult) => OwnAnswer }

/**
 * Interprets the last message of a conversation with the catalogue. Never throws, and the same input gives the same
 * answer.
 */
export type Herbi = (turns: readonly Turn[]) => InterpretedQuestion

/** Creates the built-in model. It indexes the knowledge once. */
export function createHerbi(knowledge: Knowledge): Herbi {
  const herbIndex = createHerbIndex(knowledge)
  const addLinks = createNameLinks(herbIndex)
  return (turns) => {
    const question = understand(herbIndex, turns)
    const written = turns.findLast(({ role }) => role === 'user')?.text ?? ''
    return {
      wanted: {
        slugs: candidateSlugs(written, question.isFollowUp ? question.options : []),
        alike: candidatePatterns(written),
        herb: question.herbs[0]?.slug,
        ailment: question.complaints[0]?.ailment,
      },
      answer: (lookup) => addLinks(toOwnAnswer(question, answerOf({ herbIndex, question, lookup }))),
    }
  }
}

function toOwnAnswer({ reading }: Question, { passages, sources }: Answer): OwnAnswer {
  const corrections = reading.corrections
    .slice(0, 2)
    .map(({ written, meant }) => `I read “${written.replaceAll(/[^\p{L}' -]/gu, '')}” as ${meant}.`)
  return {
    sentences: compose(corrections.length > 0 ? [corrections, ...passages] : passages),
    sources: distinct(sources).slice(0, sourcesMax),
  }
}

const distinct = (sources: readonly HerbiSource[]) => [
  ...new Map(sources.map((source) => [source.path, source])).values(),
]

/** Chooses the kind of answer: risks first, then named herbs and remedies, then the likely meaning. */
function answerOf(context: AnswerContext): Answer {
  const { question } = context
  const { topics, reading, herbs, complaints, person } = question
  const has = (...names: Topic[]) => names.some((topic) => topics.has(topic))
  if (has('instructions')) return answerInstructions()
  if (reading.topics.has('harm')) return answerHarm()
  if (question.restricted.length > 0 && !meansRemedy(context)) return answerRestricted(context)
  if (isOtherLanguage(question)) return answerOtherLanguage(context)
  if (isCourtesy(question)) return has('thanks') ? answerThanks(context) : answerGreeting(context)
  const keepsMedicine =
    has('stopMedicine') || (reading.person.medicines.length > 0 && replacePattern.test(question.text))
  if (keepsMedicine && herbs.length + complaints.length === 0) return answerStopMedicine()
  const recipe = resolveRecipe(context)
  if (recipe) return answerRecipe(context, recipe)
  if (similarRecipes(context).length > 1) return answerSimilarRecipes(context)
  if (question.ambiguous) return answerAmbiguous(context)
  if (has('animals')) return answerAnimals()
  if (reading.topics.has('oils')) return answerOils(context)
  if (keepsMedicine) return prepend(medicineIntro, answerNamed(context))
  if (herbs.length > 0 && question.outOfScope.length > 0) return answerHerbOutOfScope(context)
  if (herbs.length > 0 && reading.topics.has('reaction')) return prepend(reactionIntro, answerReaction(context))
  if (herbs.length > 0 && reading.topics.has('otherForms')) return prepend(otherFormsIntro, answerNamed(context))
  if (herbs.length > 0 && has('comparison') && reading.unknownPlants.length > 0)
    return prepend(unknownLines(reading.unknownPlants).slice(0, 1), answerHerbs(context))
  if (herbs.length > 0) return answerNamed(context)
  const tasteAnswer = hasProfile(person) || complaints.length > 0 ? undefined : answerTaste(context)
  if (tasteAnswer) return tasteAnswer
  const unknownPlants =
    complaints.length > 0 ? reading.unknownPlants.filter((name) => !foods.has(name)) : reading.unknownPlants
  if (unknownPlants.length > 0) return answerUnknown(context)
  if (question.outOfScope.length > 0) return answerOutOfScope(context)
  if (question.person.conditions.includes('depression') && herbs.length === 0) return answerLowMood()
  if (has('restrictedList')) return answerRestrictedList(context)
  if (has('diagnosis') && !has('helps')) return answerDiagnosis()
  const site = answerSite(context)
  if (site && complaints.length === 0 && !hasProfile(person)) return site
  if (complaints.length > 0 && !(has('identity') && !has('helps'))) return answerComplaints(context)
  return (
    answerPeople(context) ??
    (has('taste') || has('helps') || has('recipes') ? answerTaste(context) : undefined) ??
    site ??
    (has('identity') ? answerIdentity() : undefined) ??
    (has('preparation', 'storage', 'fresh', 'dose', 'cold') ? answerBrewing(context) : undefined) ??
    (has('thanks') ? answerThanks(context) : undefined) ??
    (has('greeting') ? answerGreeting(context) : answerTaste(context)) ??
    answerNothing(context)
  )
}

/**
 * True when a follow-up is about a remedy and not about the restricted plant of an earlier question. Its text names a
 * remedy but no restricted plant, or means the remedy of the last answer.
 */
function meansRemedy(context: AnswerContext): boolean {
  const { reading, isFollowUp, options, text } = context.question
  if (!isFollowUp || reading.plants.some(({ plants }) => plants.some(({ kind }) => kind === 'restricted'))) return false
  const recipe = resolveRecipe(context)
  if (recipe && recipe.name === options[0]) return true
  return !pronoun.test(text) && (recipe !== undefined || similarRecipes(context).length > 1)
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
const replacePattern =
  /\b(?:replac\w*|instead of|rather than|stop\w*|come off|coming off|quit|substitut\w*|alternatives? (?:to|for)|natural version|swap\w*|(?:i'd|i would|would) rather|prefer (?:a )?(?:teas?|herbs?|something natural)|(?:don't|do not) want (?:to (?:take|go on|start)|any))\b/

/** True for a message that is only a thank-you or a greeting, also in the middle of a conversation. */
function isCourtesy({ reading, text }: Question): boolean {
  const { topics, plants, complaints, unknownPlants: others } = reading
  const isCourteous = topics.has('thanks') || topics.has('greeting')
  const otherTopics = [...topics].filter((topic) => !courtesyTopics.has(topic))
  return (
    isCourteous &&
    plants.length + complaints.length + others.length + otherTopics.length === 0 &&
    text.split(' ').length <= 8
  )
}
const courtesyTopics: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting', 'uses', 'helps'])

/** Answers about a herb for a purpose for which no tea is suitable. */
function answerHerbOutOfScope(context: AnswerContext): Answer {
  const { herbIndex, question } = context
  const refusal = answerOutOfScope(context)
  const sources = [...question.herbs.slice(0, 2).map(herbPage), ...refusal.sources]
  if (question.outOfScope.includes(endingPregnancy)) {
    const lines = question.herbs.map((herb) => pregnancyLine(herb, nameOf(herbIndex, herb)))
    return { passages: [...refusal.passages, lines], sources }
  }
  return prepend(
    refusal.passages.flatMap((passage) => ('items' in passage ? passage.items : passage)).slice(0, 2),
    answerNamed(context),
  )
}

/** Answers with the side effects of a herb for somebody who had a reaction. */
const answerReaction = (context: AnswerContext): Answer =>
  answerHerbs({
    ...context,
    question: { ...context.question, complaints: [], topics: new Set<Topic>(['sideEffects']) },
  })

function answerNamed(context: AnswerContext): Answer {
  const { herbs, topics, reading, complaints } = context.question
  if (herbs.length === 0) return answerComplaints(context)
  if (herbs.length > 1 && (topics.has('comparison') || choicePattern.test(context.question.text)))
    return answerComparison(context)
  if (topics.has('taste') && similarPattern.test(context.question.text)) return answerSimilar(context)
  const isSeparate = separatePattern.test(context.question.text) && !topics.has('combination')
  const isMixed = topics.has('combination') || (herbs.length > 1 && !concernsSingleHerbs(topics) && !isSeparate)
  if (isMixed && herbs.length + reading.kitchen.length > 1) return answerTogether(context)
  const wantsRecipe = topics.has('recipes') && !topics.has('preparation')
  if (wantsRecipe || (topics.has('recipes') && /\brecipes?\b|\bremed(?:y|ies)\b/.test(context.question.text)))
    return complaints.length > 0 ? answerComplaints(context) : answerRecipesWith(context)
  return answerHerbs(context)
}

/** Questions such as "Valerian or hops, which?" */
const choicePattern = /\bwhich\b.*\bor\b|\bor\b.*\bwhich\b/
/** Separate questions in one message, such as "Does nettle help, and can I have chamomile?" */
const separatePattern = /\b(?:and|or) (?:can|may|could|should|is|are|does|do|what about)\b/
const similarPattern = /\b(?:like|similar|instead)\b/

const singleHerbTopics: readonly Topic[] = [
  'pregnancy',
  'breastfeeding',
  'children',
  'caffeine',
  'storage',
  'taste',
  'preparation',
  'dose',
]
const concernsSingleHerbs = (topics: ReadonlySet<Topic>) => singleHerbTopics.some((topic) => topics.has(topic))

const prepend = (first: readonly string[], { passages, sources }: Answer): Answer => ({
  passages: [first, ...passages],
  sources,
})
