import { answerCombination } from './answer-combination.ts'
import { answerComplaints } from './answer-complaints.ts'
import { answerHerbs } from './answer-herbs.ts'
import { answerSimilar } from './answer-people.ts'
import { answerRecipesWithHerbs } from './answer-recipes.ts'
import { type Answer, type AnswerContext, getUniqueHerbName, toHerbSource } from './answer-shared.ts'
import { answerOutOfScope } from './answer-site.ts'
import { endingPregnancy } from './complaints.ts'
import { writePregnancyLine } from './herb-sentences.ts'
import type { Topic } from './topics.ts'

/** Answers about a herb when no tea is suitable for the purpose. */
export function answerHerbOutOfScope(context: AnswerContext): Answer {
  const { herbIndex, question } = context
  const refusal = answerOutOfScope(context)
  const sources = [...question.herbs.slice(0, 2).map(toHerbSource), ...refusal.sources]
  if (question.outOfScope.includes(endingPregnancy)) {
    const lines = question.herbs.map((herb) => writePregnancyLine(herb, getUniqueHerbName(herbIndex, herb)))
    return { passages: [...refusal.passages, lines], sources }
  }
  return prependPassage(
    refusal.passages.flatMap((passage) => ('items' in passage ? passage.items : passage)).slice(0, 2),
    answerNamedHerbs(context),
  )
}

/** Repeats the herb's side effects for a person who felt unwell after drinking the herb. */
export const answerReaction = (context: AnswerContext): Answer =>
  answerHerbs({
    ...context,
    question: { ...context.question, complaints: [], topics: new Set<Topic>(['sideEffects']) },
  })

export function answerNamedHerbs(context: AnswerContext): Answer {
  const { herbs, topics, message, complaints } = context.question
  if (herbs.length === 0) return answerComplaints(context)
  if (topics.has('taste') && similarPattern.test(context.question.text)) return answerSimilar(context)
  const isSeparate = separatePattern.test(context.question.text) && !topics.has('combination')
  const isMixed = topics.has('combination') || (herbs.length > 1 && !concernsSingleHerbs(topics) && !isSeparate)
  if (isMixed && herbs.length + message.kitchen.length > 1) return answerCombination(context)
  const wantsRecipe = topics.has('recipes') && !topics.has('preparation')
  if (wantsRecipe || (topics.has('recipes') && /\brecipes?\b|\bremed(?:y|ies)\b/.test(context.question.text)))
    return complaints.length > 0 ? answerComplaints(context) : answerRecipesWithHerbs(context)
  return answerHerbs(context)
}

/** Matches separate questions in one message, such as "Does nettle help, and can I have chamomile?" */
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

export const prependPassage = (first: readonly string[], { passages, sources }: Answer): Answer => ({
  passages: [first, ...passages],
  sources,
})
