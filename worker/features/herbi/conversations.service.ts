import { parseMarkup } from '#domain/community/markup.rules.ts'
import { herbiMessages } from '#domain/herbi/chat.messages.ts'
import { maxMessages, createConversationTitle, maxTurnLength, maxTurns } from '#domain/herbi/chat.rules.ts'
import type {
  HerbiAnswer,
  HerbiConversation,
  HerbiDetails,
  HerbiMessage,
  HerbiSource,
} from '#domain/herbi/herbi.types.ts'
import type { Turn } from '#domain/herbi/knowledge.types.ts'
import { truncate } from '#domain/text.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findCheckProfile } from '#worker/features/profile/profile.service.ts'

import * as repo from './conversations.repo.ts'
import { loadOutputGuards } from './output-guard.service.ts'

export const listConversations = (ctx: Ctx): Promise<HerbiConversation[]> =>
  repo.listConversations(ctx, requireUser(ctx).id)

/**
 * Returns the signed-in member's conversation. Adds current personal notes to each answer. Throws `not_found` for any
 * other conversation.
 */
export async function getConversation(ctx: Ctx, id: string) {
  const [conversation, rows, profile] = await Promise.all([
    repo.findConversation(ctx, { userId: requireUser(ctx).id, id }),
    repo.listMessages(ctx, id),
    findCheckProfile(ctx),
  ])
  if (!conversation) throw notFound('Conversation')
  const writePersonalNotes = profile && (await loadOutputGuards(ctx)).writePersonalNotes
  const messages = rows.map(({ type, content, createdAt, ...row }): HerbiMessage =>
    type === 'user'
      ? { type, createdAt, content }
      : { type, createdAt, answer: toAnswer({ text: content, ...row }, writePersonalNotes?.(content, profile ?? {})) },
  )
  return { conversation, messages }
}

export async function deleteConversation(ctx: Ctx, id: string): Promise<void> {
  const [[deletedRow]] = await executeBatch(ctx, [repo.deleteConversation(ctx.db, { userId: requireUser(ctx).id, id })])
  if (!deletedRow) throw notFound('Conversation')
}

export function toAnswer(
  { text: answerText, sources, details }: Omit<HerbiAnswer, 'body'>,
  personalNotes = '',
): HerbiAnswer {
  const text = personalNotes === '' ? answerText : `${answerText}\n\n${personalNotes}`
  return { text, body: parseMarkup(text), sources, details }
}

/**
 * Returns the last messages of the viewer's conversation, as many as the model receives. Returns none without an id.
 * Throws `not_found` for another member's conversation, and `conflict` for a full one.
 */
export async function findEarlierTurns(ctx: Ctx, id: string | undefined): Promise<Turn[]> {
  if (id === undefined) return []
  if (ctx.viewer.role === 'visitor') throw notFound('Conversation')
  const [conversation, lastMessages] = await Promise.all([
    repo.findConversation(ctx, { userId: ctx.viewer.id, id }),
    repo.listLastMessages(ctx, id, maxTurns),
  ])
  if (!conversation) throw notFound('Conversation')
  if ((lastMessages[0]?.orderIndex ?? 0) + 2 >= maxMessages) throw new AppError('conflict', herbiMessages.full)
  return lastMessages.toReversed().map(({ type, content }) => ({
    role: type === 'user' ? 'user' : 'assistant',
    text: truncate(content, maxTurnLength),
  }))
}

type NewExchange = {
  conversationId: string | undefined
  question: string
  answer: string
  sources: HerbiSource[]
  details: HerbiDetails
}

/** Saves a question with its answer and returns the conversation id. For a visitor, saves nothing and returns null. */
export async function saveAnswer(
  ctx: Ctx,
  { conversationId, question, answer, sources, details }: NewExchange,
): Promise<string | null> {
  if (ctx.viewer.role === 'visitor') return null
  const userId = ctx.viewer.id
  const id = conversationId ?? crypto.randomUUID()
  const timestamps = { createdAt: ctx.now, updatedAt: ctx.now }
  const key = { userId, id }
  await commit(ctx, [
    conversationId === undefined
      ? repo.insertConversation(ctx.db, { ...key, title: createConversationTitle(question), ...timestamps })
      : repo.touchConversation(ctx.db, key, ctx.now),
    repo.appendMessage(ctx.db, key, { type: 'user', content: question, sources: [], createdAt: ctx.now }),
    repo.appendMessage(ctx.db, key, { type: 'bot', content: answer, sources, details, createdAt: ctx.now }),
    repo.deleteOldestConversations(ctx.db, userId),
  ])
  return id
}
