import { visitorOwner } from '#client/core/draft-owner.ts'
import { createStore } from '#client/core/store.ts'
import { saveInTab, takeFromTab } from '#client/core/tab-storage.ts'
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
import { shouldStopAnswer } from '#domain/safety/stops-answer.rules.ts'

import { showQuestionError, clearQuestion, removeQuestionDrafts, setQuestion } from './typed-question.ts'

/**
 * Conversation in this tab. `conversationId` is null until the conversation is saved. `urlConversationId` is the ID that
 * the URL last contained. `owner` is the member's ID, null for a visitor and undefined until the session has loaded.
 */
export type ActiveConversation = {
  owner: string | null | undefined
  conversationId: string | null
  urlConversationId: string | null
  isLoaded: boolean
  exchanges: readonly Exchange[]
  questionsLeft: number | undefined
}

const emptyConversation: ActiveConversation = {
  owner: undefined,
  conversationId: null,
  urlConversationId: null,
  isLoaded: true,
  exchanges: [],
  questionsLeft: undefined,
}

const storageName = 'conversation'
const store = createStore<ActiveConversation>(restoreConversation())
if (typeof document !== 'undefined')
  saveInTab(storageName, () => (store.get().exchanges.length > 0 ? store.get() : undefined))
export const useActiveConversation = store.use

/** Returns the conversation that this tab stored last. Marks a pending answer as stopped. */
function restoreConversation(): ActiveConversation {
  // Only this module stores the value, so its type is certain.
  const storedConversation =
    typeof document === 'undefined' ? undefined : (takeFromTab(storageName) as ActiveConversation | undefined)
  if (!storedConversation) return emptyConversation
  const exchanges = storedConversation.exchanges.map((exchange) =>
    exchange.reply.state === 'waiting' ? { ...exchange, reply: stopReply(exchange.reply) } : exchange,
  )
  return { ...emptyConversation, ...storedConversation, exchanges }
}

const update = (changes: Partial<ActiveConversation>) => store.set({ ...store.get(), ...changes })

let pendingRequest: { id: number; controller: AbortController } | undefined
let exchangeCount = Math.max(0, ...store.get().exchanges.map(({ id }) => id))

export const isAnswerPending = ({ exchanges }: Pick<ActiveConversation, 'exchanges'>): boolean =>
  exchanges.at(-1)?.reply.state === 'waiting'

/**
 * Answer that is being received. Its callbacks do nothing once the answer is stopped or another conversation is open.
 */
export type PendingAnswer = {
  conversationId: string | null
  earlier: EarlierExchange[]
  signal: AbortSignal
  receive: (line: HerbiLine) => void
  fail: () => void
  reject: (message: string) => void
}

/**
 * Starts an exchange. Returns undefined while another exchange is pending. If the user repeats a question that failed or
 * was stopped, the new exchange replaces the last one.
 */
export function startExchange(question: string): PendingAnswer | undefined {
  const conversation = store.get()
  if (isAnswerPending(conversation)) return undefined
  const id = ++exchangeCount
  const controller = new AbortController()
  pendingRequest = { id, controller }
  const last = conversation.exchanges.at(-1)
  const isRepeat = last?.question === question && (last.reply.state === 'failed' || last.reply.state === 'stopped')
  const previous = isRepeat ? conversation.exchanges.slice(0, -1) : conversation.exchanges
  update({ exchanges: [...previous, { id, question, reply: waitingReply }] })
  clearQuestion(question)
  const isCurrent = () => pendingRequest?.id === id && !controller.signal.aborted
  return {
    conversationId: conversation.conversationId,
    earlier: selectEarlierExchanges(previous),
    signal: controller.signal,
    receive: (line) => {
      if (!isCurrent()) return
      updateReply(id, (reply) => reduceReply(reply, line))
      const isStopped = line.type === 'emergencies' && shouldStopAnswer(line.emergencies)
      if (line.type === 'done' || isStopped) removeQuestionDrafts(question, conversation.owner ?? visitorOwner)
      if (line.type === 'done') update({ conversationId: line.conversationId, questionsLeft: line.questionsLeft })
    },
    fail: () => isCurrent() && updateReply(id, (reply) => failReply(reply)),
    reject: (message) => {
      if (!isCurrent()) return
      update({ exchanges: store.get().exchanges.filter((exchange) => exchange.id !== id) })
      showQuestionError(message, question)
    },
  }
}

/** Stops the pending answer. The text received so far stays visible. */
export function stopAnswer(): void {
  if (!pendingRequest) return
  const { id, controller } = pendingRequest
  updateReply(id, stopReply)
  controller.abort()
}

/** Records that the user has rated the answer, so that the page asks only once. */
export const markRated = (id: number): void => updateExchange(id, (exchange) => ({ ...exchange, isRated: true }))

const updateReply = (id: number, reduce: (reply: Reply) => Reply): void =>
  updateExchange(id, (exchange) => ({ ...exchange, reply: reduce(exchange.reply) }))

const updateExchange = (id: number, change: (exchange: Exchange) => Exchange): void =>
  update({ exchanges: store.get().exchanges.map((exchange) => (exchange.id === id ? change(exchange) : exchange)) })

export const isConversationOpen = (conversationId: string): boolean => store.get().conversationId === conversationId

/** Opens another conversation, or a new one if the ID is null. */
export function openConversation(conversationId: string | null): void {
  stopAnswer()
  pendingRequest = undefined
  update({
    conversationId,
    urlConversationId: conversationId,
    isLoaded: conversationId === null,
    exchanges: [],
  })
}

/** Records that the URL now contains the ID of the open conversation. */
export const recordUrl = (): void => update({ urlConversationId: store.get().conversationId })

/** Shows the saved exchanges, unless the user has opened another conversation meanwhile. */
export function showSavedExchanges(conversationId: string, exchanges: readonly Exchange[]): void {
  const { conversationId: openId, isLoaded } = store.get()
  if (openId === conversationId && !isLoaded) update({ exchanges, isLoaded: true })
}

/** Clears the conversation when the member changes, so that the next user of this browser doesn't see it. */
export function setOwner(owner: string | null): void {
  const { owner: previous, conversationId } = store.get()
  if (previous === owner) return
  if (previous) {
    openConversation(conversationId)
    setQuestion('')
  }
  update({ owner })
}
