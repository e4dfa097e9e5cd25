import { visitorOwner } from '#client/core/draft-owner.ts'
import { createStore } from '#client/core/store.ts'
import {
  selectEarlierExchanges,
  type Exchange,
  failReply,
  reduceReply,
  type Reply,
  stopReply,
  waitingReply,
} from '#domain/herbi/conversation.rules.ts'
import type { EarlierExchange, HerbiLine } from '#domain/herbi/herbi.types.ts'
import { anyStopsAnswer } from '#domain/safety/stops-answer.rules.ts'

import { showQuestionError, clearQuestion, removeQuestionDrafts, typeQuestion } from './typed-question.ts'

/**
 * Conversation of this tab, kept until the page is closed. `conversationId` is null until the conversation is saved.
 * `addressed` is the ID last seen in the URL. `owner` is the member's ID, null for a visitor and undefined until known.
 */
export type Talk = {
  owner: string | null | undefined
  conversationId: string | null
  addressed: string | null
  /** True once the saved conversation has been loaded. */
  isLoaded: boolean
  exchanges: readonly Exchange[]
  questionsLeft: number | undefined
}

const empty: Talk = {
  owner: undefined,
  conversationId: null,
  addressed: null,
  isLoaded: true,
  exchanges: [],
  questionsLeft: undefined,
}

const store = createStore<Talk>(empty)
export const useTalk = store.use

const change = (part: Partial<Talk>) => store.set({ ...store.get(), ...part })

let pending: { id: number; controller: AbortController } | undefined
let exchangeCount = 0

export const isWaiting = ({ exchanges }: Pick<Talk, 'exchanges'>): boolean =>
  exchanges.at(-1)?.reply.state === 'waiting'

/** Pending answer. Its callbacks do nothing after it is stopped or another conversation is opened. */
export type Asking = {
  conversationId: string | null
  earlier: EarlierExchange[]
  signal: AbortSignal
  receive: (line: HerbiLine) => void
  fail: () => void
  refuse: (message: string) => void
}

/**
 * Starts an exchange. Returns undefined while another is pending. A repeated question replaces the failed or stopped
 * one before it.
 */
export function startExchange(question: string): Asking | undefined {
  const talk = store.get()
  if (isWaiting(talk)) return undefined
  const id = ++exchangeCount
  const controller = new AbortController()
  pending = { id, controller }
  const last = talk.exchanges.at(-1)
  const isRepeat = last?.question === question && (last.reply.state === 'failed' || last.reply.state === 'stopped')
  const before = isRepeat ? talk.exchanges.slice(0, -1) : talk.exchanges
  change({ exchanges: [...before, { id, question, reply: waitingReply }] })
  clearQuestion(question)
  const isOwn = () => pending?.id === id && !controller.signal.aborted
  return {
    conversationId: talk.conversationId,
    earlier: selectEarlierExchanges(before),
    signal: controller.signal,
    receive: (line) => {
      if (!isOwn()) return
      replyTo(id, (reply) => reduceReply(reply, line))
      const isStopped = line.type === 'emergencies' && anyStopsAnswer(line.emergencies)
      if (line.type === 'done' || isStopped) removeQuestionDrafts(question, talk.owner ?? visitorOwner)
      if (line.type === 'done') change({ conversationId: line.conversationId, questionsLeft: line.questionsLeft })
    },
    fail: () => isOwn() && replyTo(id, (reply) => failReply(reply)),
    refuse: (message) => {
      if (!isOwn()) return
      change({ exchanges: store.get().exchanges.filter((exchange) => exchange.id !== id) })
      showQuestionError(message, question)
    },
  }
}

/** Stops the pending answer and keeps the text received so far. */
export function stopAnswer(): void {
  if (!pending) return
  const { id, controller } = pending
  replyTo(id, stopReply)
  controller.abort()
}

function replyTo(id: number, after: (reply: Reply) => Reply): void {
  const exchanges = store
    .get()
    .exchanges.map((exchange) =>
      exchange.id === id ? { id, question: exchange.question, reply: after(exchange.reply) } : exchange,
    )
  change({ exchanges })
}

export const isShown = (conversationId: string): boolean => store.get().conversationId === conversationId

/** Opens another conversation, or a new one if the ID is null. */
export function openConversation(conversationId: string | null): void {
  stopAnswer()
  pending = undefined
  change({
    conversationId,
    addressed: conversationId,
    isLoaded: conversationId === null,
    exchanges: [],
  })
}

/** Records that the URL now names the open conversation. */
export const recordAddress = (): void => change({ addressed: store.get().conversationId })

/** Shows the saved exchanges, unless the user has opened another conversation meanwhile. */
export function showSaved(conversationId: string, exchanges: readonly Exchange[]): void {
  const { conversationId: shown, isLoaded } = store.get()
  if (shown === conversationId && !isLoaded) change({ exchanges, isLoaded: true })
}

/** Clears the conversation when the member changes, so that the next user of the browser doesn't see it. */
export function setOwner(owner: string | null): void {
  const { owner: before, conversationId } = store.get()
  if (before === owner) return
  if (before) {
    openConversation(conversationId)
    typeQuestion('')
  }
  change({ owner })
}
