import { answerForeignQuestion, createForeignLookup } from './answer-foreign.ts'
import { candidateSlugs } from './answer-recipes.ts'
import { type Answer, type LookupResult } from './answer-shared.ts'
import { chooseAnswer } from './choose-answer.ts'
import { composeSentences } from './compose.ts'
import { readForeignQuestion } from './foreign-question.ts'
import { createHerbIndex } from './herb-index.ts'
import type { HerbiSource } from './herbi.types.ts'
import { type Question, interpretConversation } from './interpret-conversation.ts'
import type { Knowledge, BuiltInAnswer, Turn } from './knowledge.types.ts'
import { removeLinks } from './message-text.ts'
import { createNameLinks } from './name-links.ts'
import { retrievePassages, type SourcePassage } from './passages.ts'
import { type NamePattern, createCandidatePatterns } from './recipe-names.ts'

const maxSources = 8
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
        const complete = (asked: Question) => {
          const answer = toBuiltInAnswer(
            asked.message.corrections,
            chooseAnswer({ herbIndex, question: asked, lookup }),
          )
          return { ...answer, ...addLinks(answer) }
        }
        const answer = complete(question)
        if (!question.isFollowUp || !repeatsLastAnswer(answer, turns)) return answer
        const alone = interpretConversation(herbIndex, [{ role: 'user', text: message }])
        const other = complete({ ...alone, person: question.person })
        return other.isUnanswered ? answer : other
      },
      retrieve: (lookup) => retrievePassages({ herbIndex, question, lookup }),
    }
  }
}

/** True if somebody who asks on would read the same again. */
function repeatsLastAnswer({ sentences }: BuiltInAnswer, turns: readonly Turn[]): boolean {
  const last = turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  return removeLinks(last).trim() === removeLinks(sentences.join('')).trim()
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
