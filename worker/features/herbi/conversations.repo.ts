import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import { maxConversations, maxMessages } from '#domain/herbi/chat.rules.ts'
import type { HerbiConversation, HerbiDetails, HerbiSource } from '#domain/herbi/herbi.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { recipeSummary } from '#drizzle/recipe-summary.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { herbiConversations: conversations, herbiMessages: messages, recipes } = schema

type ConversationKey = { userId: string; id: string }

const conversationColumns = { id: conversations.id, title: conversations.title, updatedAt: conversations.updatedAt }
const isOwnConversation = ({ userId, id }: ConversationKey) =>
  and(eq(conversations.id, id), eq(conversations.userId, userId))

export const listConversations = ({ db, read }: Reader, userId: string): Promise<HerbiConversation[]> =>
  read(
    db
      .select(conversationColumns)
      .from(conversations)
      .where(eq(conversations.userId, userId))
      .orderBy(desc(conversations.updatedAt), desc(conversations.id))
      .limit(maxConversations),
  )

export async function findConversation(
  { db, read }: Reader,
  key: ConversationKey,
): Promise<HerbiConversation | undefined> {
  const [conversation] = await read(
    db.select(conversationColumns).from(conversations).where(isOwnConversation(key)).limit(1),
  )
  return conversation
}

const messageColumns = {
  orderIndex: messages.orderIndex,
  type: messages.type,
  content: messages.content,
  sources: messages.sources,
  details: messages.details,
  createdAt: messages.createdAt,
}

export const listMessages = ({ db, read }: Reader, conversationId: string) =>
  read(
    db
      .select(messageColumns)
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(asc(messages.orderIndex))
      .limit(maxMessages),
  )

export const listLastMessages = ({ db, read }: Reader, conversationId: string, limit: number) =>
  read(
    db
      .select(messageColumns)
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(desc(messages.orderIndex))
      .limit(limit),
  )

export const insertConversation = (db: Db, row: typeof conversations.$inferInsert): Statement =>
  db.insert(conversations).values(row)

export const touchConversation = (db: Db, key: ConversationKey, now: number): Statement =>
  db.update(conversations).set({ updatedAt: now }).where(isOwnConversation(key))

type NewMessage = {
  type: 'user' | 'bot'
  content: string
  sources: HerbiSource[]
  details?: HerbiDetails
  createdAt: number
}

const noDetails: HerbiDetails = { followUps: [] }

/** Appends a message. Does nothing if the member no longer has the conversation. */
export const appendMessage = (
  db: Db,
  { userId, id }: ConversationKey,
  { type, content, sources, details = noDetails, createdAt }: NewMessage,
): Statement =>
  db.insert(messages).select(
    sql`select ${id} as conversation_id,
      (select coalesce(max(order_index) + 1, 0) from ${messages} where conversation_id = ${id}) as order_index,
      ${type} as type, ${content} as content, ${JSON.stringify(sources)} as sources, ${JSON.stringify(details)} as details, ${createdAt} as created_at
      where exists (select 1 from ${conversations} where id = ${id} and user_id = ${userId})`,
  )

export const deleteOldestConversations = (db: Db, userId: string): Statement =>
  db
    .delete(conversations)
    .where(
      sql`${conversations.id} in (select id from ${conversations} where user_id = ${userId} order by updated_at desc, id desc limit -1 offset ${maxConversations})`,
    )

export const deleteConversation = (db: Db, key: ConversationKey) =>
  db.delete(conversations).where(isOwnConversation(key)).returning({ id: conversations.id })

export async function listPublishedRecipes({ db, read }: Reader, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return read(
    db
      .select({
        slug: recipes.slug,
        name: recipes.name,
        ailment: recipes.ailment,
        brewMinutes: recipes.brewMinutes,
        mainHerb: recipeSummary.mainHerb,
      })
      .from(recipes)
      .where(and(inArray(recipes.slug, slugs.slice(0, 20)), eq(recipes.status, 'published')))
      .limit(20),
  )
}
