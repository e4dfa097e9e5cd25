import type { Emergency } from '../safety/emergencies.ts'
import { shouldStopAnswer } from '../safety/stops-answer.rules.ts'
import type { AnsweredBy } from './answer-providers.ts'
import { herbiMessages } from './chat.messages.ts'
import { maxEarlierExchanges } from './chat.rules.ts'
import type { EarlierExchange, HerbiAnswer, HerbiLine, HerbiMessage, HerbiTable } from './herbi.types.ts'

/**
 * State of a reply. `text` is the part of the answer received so far. `emergencies` appear above the answer. In the
 * state `emergencies`, there is no answer. A stored answer doesn't say who wrote it.
 */
export type Reply = { emergencies: readonly Emergency[] } & (
  | { state: 'waiting'; text: string }
  | { state: 'answered'; answer: HerbiAnswer; answeredBy?: AnsweredBy }
  | { state: 'emergencies' }
  | { state: 'stopped'; text: string }
  | { state: 'failed'; text: string; message: string }
)

/** `id` is unique within the conversation. `isRated` is true once the user has said whether the answer was helpful. */
export type Exchange = { id: number; question: string; reply: Reply; isRated?: boolean }

export const waitingReply: Reply = { state: 'waiting', text: '', emergencies: [] }

/** Applies one line of the streamed answer to the reply. Leaves a finished reply unchanged. */
export function reduceReply(reply: Reply, line: HerbiLine): Reply {
  if (reply.state !== 'waiting') return reply
  const { emergencies } = reply
  switch (line.type) {
    case 'emergencies':
      return shouldStopAnswer(line.emergencies)
        ? { state: 'emergencies', emergencies: line.emergencies }
        : { ...reply, emergencies: line.emergencies }
    case 'sentence':
      return { ...reply, text: reply.text + line.text }
    case 'done':
      return { state: 'answered', answer: line.answer, answeredBy: line.answeredBy, emergencies }
    case 'failed':
      return failReply(reply, line.message)
    default:
      return reply
  }
}

/** Marks a waiting reply as stopped and keeps the text received so far. */
export const stopReply = (reply: Reply): Reply => (reply.state === 'waiting' ? { ...reply, state: 'stopped' } : reply)

export const failReply = (reply: Reply, message: string = herbiMessages.failed): Reply =>
  reply.state === 'waiting' ? { ...reply, state: 'failed', message } : reply

/** Returns the last exchanges, to send with the next question. The server doesn't store a visitor's conversation. */
export const selectEarlierExchanges = (exchanges: readonly Exchange[]): EarlierExchange[] =>
  exchanges
    .flatMap(({ question, reply }) => (reply.state === 'answered' ? [{ question, answer: reply.answer.text }] : []))
    .slice(-maxEarlierExchanges)

/** Returns who wrote the last answer of this page; undefined before the first, and for a stored answer. */
export function findLastAnsweredBy(exchanges: readonly Exchange[]): AnsweredBy | undefined {
  const reply = exchanges.findLast((exchange) => exchange.reply.state === 'answered')?.reply
  return reply?.state === 'answered' ? reply.answeredBy : undefined
}

/** Groups stored messages into questions with answers. Drops unpaired messages. */
export function toExchanges(messages: readonly HerbiMessage[]): Exchange[] {
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

/** Returns the answer, its table and its sources as text to copy. `site` is the origin for the full URLs. */
export function formatAnswerForCopying({ text, sources, details: { table } }: HerbiAnswer, site: string): string {
  const sourceLines = sources.map(({ title, path }) => `${title}: ${site}${path}`)
  return [
    text,
    ...(table ? formatTableLines(table) : []),
    ...(sources.length > 0 ? ['', 'Sources:', ...sourceLines] : []),
  ].join('\n')
}

/** Returns the name of each herb, with its cells in the lines below. */
const formatTableLines = ({ columns, rows }: HerbiTable): string[] =>
  rows.flatMap(({ name, cells }) => ['', name, ...columns.map((column, index) => `- ${column}: ${cells[index]}`)])
