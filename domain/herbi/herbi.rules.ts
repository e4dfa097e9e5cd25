import { answerAdjusted } from './answer-adjusted.ts'
import { answerCombination } from './answer-combination.ts'
import { answerComparison, isComparison } from './answer-comparison.ts'
import { answerComplaints } from './answer-complaints.ts'
import { answerForeignQuestion, createForeignLookup } from './answer-foreign.ts'
import { answerHerbs, writePersonalLines } from './answer-herbs.ts'
import { answerWhatToMake, asksWhatToMake } from './answer-make.ts'
import { answerHerbOutOfScope, answerNamedHerbs, answerReaction, prependPassage } from './answer-named-herbs.ts'
import { answerPeople, answerTaste } from './answer-people.ts'
import {
  answerRecipe,
  answerSimilarRecipes,
  resolveRecipe,
  findSimilarRecipes,
  candidateSlugs,
} from './answer-recipes.ts'
import { answerSafety } from './answer-safety.ts'
import { type Answer, type AnswerContext, type LookupResult } from './answer-shared.ts'
import {
  answerAnimals,
  answerOutOfScope,
  answerDiagnosis,
  answerGreeting,
  refuseHarm,
  answerIdentity,
  answerInstructions,
  answerLowMood,
  answerUnanswerable,
  answerOils,
  answerOtherLanguage,
  answerRestrictedList,
  answerStopMedicine,
  answerThanks,
  medicineIntro,
  otherFormsIntro,
  reactionIntro,
} from './answer-site.ts'
import {
  answerAmbiguousName,
  answerRestrictedPlants,
  answerUnknownPlants,
  writeUnknownPlantSentences,
} from './answer-unnamed.ts'
import { composeSentences } from './compose.ts'
import { hasProfile } from './extracted-profile.ts'
import { readForeignQuestion } from './foreign-question.ts'
import { createHerbIndex } from './herb-index.ts'
import type { HerbiSource } from './herbi.types.ts'
import { pronounPattern, type Question, interpretConversation } from './interpret-conversation.ts'
import type { Knowledge, BuiltInAnswer, Turn } from './knowledge.types.ts'
import { createNameLinks } from './name-links.ts'
import { isOtherLanguage } from './other-languages.ts'
import { retrievePassages, type SourcePassage } from './passages.ts'
import { type NamePattern, createCandidatePatterns } from './recipe-names.ts'
import type { Topic } from './topics.ts'
import { findWrittenAnswer, type WrittenAnswer } from './written-answers.ts'

const maxSources = 8
/** Score from which a written answer comes before all computed ones, and from which it is better than none. */
const certainScore = 0.5
const certainHerbScore = 0.6
const likelyScore = 0.28
/** Score from which a written answer is better than saying that a plant is unknown. */
const probableScore = 0.35
/** Score of an answer to nearly the same question. */
const exactScore = 0.8

const maxLookupHerbs = 4

/** Recipes to look up for an answer, by slug, name pattern, herb slugs or ailment. */
export type LookupRequest = {
  slugs: string[]
  namePatterns: NamePattern[]
  herbs: string[]
  ailment: string | undefined
}

/** Recipe lookup that the question needs, and functions that answer or retrieve from the results. */
type InterpretedQuestion = {
  lookup: LookupRequest
  answer: (lookup: LookupResult) => BuiltInAnswer
  retrieve: (lookup: LookupResult) => SourcePassage[]
}

/** Interprets the last message in a conversation. Never throws. The same input always gives the same answer. */
export type Herbi = (turns: readonly Turn[]) => InterpretedQuestion

export function createHerbi(knowledge: Knowledge): Herbi {
  const herbIndex = createHerbIndex(knowledge)
  const addLinks = createNameLinks(herbIndex)
  return (turns) => {
    const question = interpretConversation(herbIndex, turns)
    const message = turns.findLast(({ role }) => role === 'user')?.text ?? ''
    const isRefused = question.topics.has('instructions') || question.message.topics.has('harm')
    const foreign = isRefused ? undefined : readForeignQuestion(herbIndex, message)
    if (foreign)
      return {
        lookup: createForeignLookup(foreign, message),
        answer: (lookup) => {
          const answer = toBuiltInAnswer([], answerForeignQuestion(herbIndex, foreign, lookup))
          return { ...answer, ...addLinks(answer) }
        },
        retrieve: (lookup) => retrievePassages({ herbIndex, question: { ...question, ...foreign }, lookup }),
      }
    return {
      lookup: {
        slugs: candidateSlugs(message, question.isFollowUp ? question.options : []),
        namePatterns: createCandidatePatterns(message),
        herbs: question.herbs.slice(0, maxLookupHerbs).map(({ slug }) => slug),
        ailment: question.complaints[0]?.ailment,
      },
      answer: (lookup) => {
        const answer = toBuiltInAnswer(question.message.corrections, chooseAnswer({ herbIndex, question, lookup }))
        return { ...answer, ...addLinks(answer) }
      },
      retrieve: (lookup) => retrievePassages({ herbIndex, question, lookup }),
    }
  }
}

function toBuiltInAnswer(
  allCorrections: Question['message']['corrections'],
  { passages, sources, table, followUps = [], isUnanswered = false }: Answer,
): BuiltInAnswer {
  const corrections = allCorrections
    .slice(0, 2)
    .map(({ original, correction }) => `I read “${original.replaceAll(/[^\p{L}' -]/gu, '')}” as ${correction}.`)
  return {
    sentences: composeSentences(corrections.length > 0 ? [corrections, ...passages] : passages),
    sources: removeDuplicates(sources).slice(0, maxSources),
    details: { table, followUps: [...followUps] },
    isUnanswered,
  }
}

const removeDuplicates = (sources: readonly HerbiSource[]) => [
  ...new Map(sources.map((source) => [source.path, source])).values(),
]

/** Chooses the kind of answer. Checks for risks first, then for named herbs and remedies, then for other topics. */
function chooseAnswer(context: AnswerContext): Answer {
  const { question } = context
  const { topics, message, herbs, complaints, person } = question
  const hasTopic = (...names: Topic[]) => names.some((topic) => topics.has(topic))
  if (hasTopic('instructions')) return answerInstructions()
  if (message.topics.has('harm')) return refuseHarm()
  if (question.restricted.length > 0 && !isAboutRemedy(context)) return answerRestrictedPlants(context)
  if (isOtherLanguage(question)) return answerOtherLanguage(context)
  if (isCourtesy(question)) return hasTopic('thanks') ? answerThanks(context) : answerGreeting(context)
  const mentionsReplacingMedicine =
    hasTopic('stopMedicine') || (message.person.medicines.length > 0 && replacePattern.test(question.text))
  if (mentionsReplacingMedicine && herbs.length + complaints.length === 0) return answerStopMedicine()
  const recipe = resolveRecipe(context)
  if (recipe) return answerAdjusted(context, recipe) ?? answerRecipe(context, recipe)
  if (findSimilarRecipes(context).length > 1) return answerSimilarRecipes(context)
  if (question.ambiguous) return answerAmbiguousName(context)
  if (hasTopic('animals')) return answerAnimals()
  if (message.topics.has('oils')) return answerOils(context)
  if (mentionsReplacingMedicine) return prependPassage(medicineIntro, answerNamedHerbs(context))
  if (herbs.length > 0 && question.outOfScope.length > 0) return answerHerbOutOfScope(context)
  if (herbs.length > 0 && message.topics.has('reaction')) return prependPassage(reactionIntro, answerReaction(context))
  if (herbs.length > 0 && message.topics.has('otherForms'))
    return prependPassage(otherFormsIntro, answerNamedHerbs(context))
  if (herbs.length > 0 && hasTopic('comparison') && message.unknownPlants.length > 0)
    return prependPassage(writeUnknownPlantSentences(message.unknownPlants).slice(0, 1), answerHerbs(context))
  const written = findWrittenAnswer(context)
  const isCertain =
    written !== undefined && written.score >= (message.plants.length > 0 ? certainHerbScore : certainScore)
  if (isComparison(context) && message.unknownPlants.length === 0)
    return written && !hasProfile(person) && (isCertain || namesAll(written, herbs))
      ? { ...answerComparison(context), ...written }
      : answerComparison(context)
  if (asksWhatToMake(context)) return hasProfile(person) ? answerCombination(context) : answerWhatToMake(context)
  const adjusted = complaints.length === 0 ? answerAdjusted(context) : undefined
  if (adjusted) return adjusted
  if (herbs.length > 0 && asksForSafety(question)) return answerSafety(context)
  const tasteAnswer = hasProfile(person) || complaints.length > 0 ? undefined : answerTaste(context)
  const isExact = written !== undefined && written.score >= exactScore
  if (tasteAnswer && !isExact && herbs.length === 0 && exclusionPattern.test(question.text)) return tasteAnswer
  if (isCertain) return addPersonalLines(context, written)
  const isLikely = written !== undefined && written.score >= likelyScore
  if (isLikely && message.plants.length > 0 && complaints.length === 0 && isVague(topics))
    return addPersonalLines(context, written)
  if (herbs.length > 0) return answerNamedHerbs(context)
  if (tasteAnswer) return tasteAnswer
  if (written && written.score >= probableScore && complaints.length === 0) return addPersonalLines(context, written)
  const unknownPlants =
    complaints.length > 0 ? message.unknownPlants.filter((name) => !foods.has(name)) : message.unknownPlants
  if (unknownPlants.length > 0) return answerUnknownPlants(context)
  if (question.outOfScope.length > 0) return answerOutOfScope(context)
  if (question.person.conditions.includes('depression') && herbs.length === 0) return answerLowMood()
  if (hasTopic('restrictedList')) return answerRestrictedList(context)
  if (hasTopic('diagnosis') && !hasTopic('helps')) return answerDiagnosis()
  if (complaints.length > 0 && !(hasTopic('identity') && !hasTopic('helps'))) return answerComplaints(context)
  return (
    answerPeople(context) ??
    (hasTopic('taste') || hasTopic('helps') || hasTopic('recipes') ? answerTaste(context) : undefined) ??
    (hasTopic('identity') ? answerIdentity() : undefined) ??
    (hasTopic('thanks') ? answerThanks(context) : undefined) ??
    answerTaste(context) ??
    (isLikely ? addPersonalLines(context, written) : undefined) ??
    (hasTopic('greeting') && question.text.split(' ').length <= maxCourtesyWords
      ? answerGreeting(context)
      : undefined) ??
    answerUnanswerable(context)
  )
}

/**
 * True when a follow-up question is about a remedy, not about a restricted plant named earlier. The message must name a
 * remedy or refer to the remedy in the last answer. A message that names a restricted plant never counts.
 */
function isAboutRemedy(context: AnswerContext): boolean {
  const { message, isFollowUp, options, text } = context.question
  if (!isFollowUp || message.plants.some(({ plants }) => plants.some(({ kind }) => kind === 'restricted'))) return false
  const recipe = resolveRecipe(context)
  if (recipe && recipe.name === options[0]) return true
  return !pronounPattern.test(text) && (recipe !== undefined || findSimilarRecipes(context).length > 1)
}

/** True if somebody says who will drink a herb, and asks nothing else about it. */
function asksForSafety({ person, topics, complaints, herbs, message, text }: Question): boolean {
  const isMixed = topics.has('combination') && herbs.length + message.kitchen.length > 1
  return (
    hasProfile(person) &&
    complaints.length === 0 &&
    !isMixed &&
    !(usePattern.test(text) && isOnlyCondition(person)) &&
    ![...topics].some((topic) => otherTopics.has(topic))
  )
}
/** True if somebody named nothing but an illness or allergy, which may be what the tea is for. */
const isOnlyCondition = ({ medicines, pregnant, breastfeeding, isChild }: Question['person']) =>
  medicines.length === 0 && !pregnant && !breastfeeding && !isChild

/** Matches questions whether a herb works, which the check of the person can't answer. */
const usePattern =
  /\b(?:helps?|lowers?|works?|reduces?|raises?|eases?|relieves?|improves?|treats?|cures?|good (?:for|against)|better for|real|natural|proofs?|evidence|stud(?:y|ies)|trials?|research|tested)\b/

const otherTopics: ReadonlySet<Topic> = new Set<Topic>([
  'preparation',
  'storage',
  'taste',
  'lookAlikes',
  'evidence',
  'recipes',
  'caffeine',
  'dose',
  'duration',
  'otherForms',
])

/** True if a question about a herb is about none of the topics that have an answer for every herb. */
const isVague = (topics: ReadonlySet<Topic>) => [...topics].every((topic) => topic === 'uses' || topic === 'helps')

const namesAll = (written: WrittenAnswer, herbs: Question['herbs']) =>
  herbs.every(({ slug }) => written.herbs.includes(slug))

/** Adds what the check says about the reader and the herbs of a written answer. */
function addPersonalLines(context: AnswerContext, written: WrittenAnswer): Answer {
  if (!hasProfile(context.question.person)) return written
  const herbs = written.herbs.flatMap((slug) => context.herbIndex.findHerb(slug) ?? [])
  const lines = herbs.slice(0, maxPersonalHerbs).flatMap((herb) => writePersonalLines(context, herb))
  return lines.length > 0 ? { ...written, passages: [{ items: [...new Set(lines)] }, ...written.passages] } : written
}
const maxPersonalHerbs = 4

/** Matches what somebody doesn't want, which a written answer can't know. */
const exclusionPattern = /\b(?:not|no|without|but|except|non)\b/

/** Foods that people mention in passing when they describe a complaint. */
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

const replacePattern =
  /\b(?:do(?:es|ing)? the (?:same )?(?:job|work)|work(?:s|ing)? like|as good as|replac\w*|instead of|rather than|stop\w*|come off|coming off|quit|substitut\w*|alternatives? (?:to|for)|natural version|swap\w*|(?:i'd|i would|would) rather|prefer (?:a )?(?:teas?|herbs?|something natural)|(?:don't|do not) want (?:to (?:take|go on|start)|any))\b/

/** True when the message is only a greeting or thanks, even in mid-conversation. */
function isCourtesy({ message, text }: Question): boolean {
  const { topics, plants, complaints, unknownPlants: others } = message
  const isCourteous = topics.has('thanks') || topics.has('greeting')
  const otherTopics = [...topics].filter((topic) => !courtesyTopics.has(topic))
  return (
    isCourteous &&
    plants.length + complaints.length + others.length + otherTopics.length === 0 &&
    text.split(' ').length <= maxCourtesyWords
  )
}
const maxCourtesyWords = 8
const courtesyTopics: ReadonlySet<Topic> = new Set<Topic>(['thanks', 'greeting', 'uses', 'helps'])
