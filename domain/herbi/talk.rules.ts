import type { Emergency } from '../safety/emergencies.ts'
import { anyStopsAnswer } from '../safety/stops-answer.rules.ts'
import { herbiWords } from './chat.messages.ts'
import { earlierMax } from './chat.rules.ts'
import type { EarlierExchange, HerbiAnswer, HerbiLine, HerbiMessage } from './herbi.types.ts'

/**
 * Reply to a question so far. `text` is what was released of its answer, empty while Herbi thinks. `emergencies` are shown above
 * the answer; in the state `emergencies` there is no answer.
 */
export type Reply = { emergencies: readonly Emergency[] } & (
  | { state: 'waiting'; text: string }
  | { state: 'answered'; answer: HerbiAnswer }
  | { state: 'emergencies' }
  | { state: 'stopped'; text: string }
  | { state: 'failed'; text: string; message: string }
)

/** A question and its reply; `id` tells it from the others of its conversation. */
export type Exchange = { id: number; question: string; reply: Reply }

export const thinking: Reply = { state: 'waiting', text: '', emergencies: [] }

/** The reply after one more line of the answer; one that is over stays as it is. */
export function reduceEvent(reply: Reply, line: HerbiLine): Reply {
  if (reply.state !== 'waiting') return reply
  const { emergencies } = reply
  switch (line.type) {
    case 'emergencies':
      return anyStopsAnswer(line.emergencies)
        ? { state: 'emergencies', emergencies: line.emergencies }
        : { ...reply, emergencies: line.emergencies }
    case 'sentence':
      return { ...reply, text: reply.text + line.text }
    case 'done':
      return { state: 'answered', answer: line.answer, emergencies }
    case 'failed':
      return fail(reply, line.message)
    default:
      return reply
  }
}

/** The reply that whoever asked wanted no more of; what was released stays. */
export const stop = (reply: Reply): Reply => (reply.state === 'waiting' ? { ...reply, state: 'stopped' } : reply)

/** The reply that will not come; what was released stays. */
export const fail = (reply: Reply, message: string = herbiWords.trouble): Reply =>
  reply.state === 'waiting' ? { ...reply, state: 'failed', message } : reply

/** What was answered last, as it is sent along with the next question of somebody whose conversation nobody keeps. */
export const earlierOf = (exchanges: readonly Exchange[]): EarlierExchange[] =>
  exchanges
    .flatMap(({ question, reply }) => (reply.state === 'answered' ? [{ question, answer: reply.answer.text }] : []))
    .slice(-earlierMax)

/** A kept conversation as questions with their answers; one without the other is left out. */
export function exchangesOf(messages: readonly HerbiMessage[]): Exchange[] {
  return messages.flatMap((message, position): Exchange[] => {
    const next = messages[position + 1]
    if (message.type !== 'user' || next?.type !== 'bot') return []
    return [
      {
        id: -1 - position,
        question: message.content,
        reply: { state: 'answered', answer: next.answer, emergencies: [] },
      },
    ]
  })
}

/** What is copied of an answer: its text and, with their addresses below `site`, its sources. */
export function answerToCopy({ text, sources }: HerbiAnswer, site: string): string {
  if (sources.length === 0) return text
  return [text, '', 'Sources:', ...sources.map(({ title, path }) => `${title}: ${site}${path}`)].join('\n')
}
