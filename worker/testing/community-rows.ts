import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'

import { slugify } from '#domain/text.ts'
import { createDb, schema } from '#drizzle/db.ts'

import { addAccount, addSession } from './account-rows.ts'

/** First of the six categories of a new database. */
export const firstCategory = '5f0c1a51-0001-4000-8000-000000000001'

const writtenAt = Date.UTC(2026, 0, 2)

const paragraphBody = (text: string) => [{ kind: 'paragraph' as const, children: [{ kind: 'text' as const, text }] }]

export async function addNamedMember(
  displayName: string,
  now: number,
  overrides: Parameters<typeof addAccount>[0] = {},
): Promise<{ id: string; session: string }> {
  const { id } = await addAccount(overrides)
  await createDb(env.DB).update(schema.profiles).set({ displayName }).where(eq(schema.profiles.id, id))
  return { id, session: await addSession(id, now) }
}

export async function addPost(overrides: Partial<typeof schema.forumPosts.$inferInsert> = {}) {
  const title = overrides.title ?? 'How long do you steep linden?'
  const content = overrides.content ?? 'Five minutes seem short to me.'
  const post: typeof schema.forumPosts.$inferInsert & { id: string } = {
    id: crypto.randomUUID(),
    userId: null,
    authorName: 'Ada L.',
    categoryId: firstCategory,
    slug: slugify(title),
    title,
    excerpt: content,
    content,
    body: paragraphBody(content),
    checked: { plants: [], notes: [] },
    dataVersion: '',
    status: 'shown',
    createdAt: writtenAt,
    ...overrides,
  }
  await createDb(env.DB).insert(schema.forumPosts).values(post)
  return post
}

export async function addReply(postId: string, overrides: Partial<typeof schema.forumReplies.$inferInsert> = {}) {
  const content = overrides.content ?? 'Eight, with a lid on.'
  const reply: typeof schema.forumReplies.$inferInsert & { id: string } = {
    id: crypto.randomUUID(),
    postId,
    userId: null,
    authorName: 'Ben M.',
    content,
    body: paragraphBody(content),
    checked: { plants: [], notes: [] },
    dataVersion: '',
    status: 'shown',
    createdAt: writtenAt,
    ...overrides,
  }
  await createDb(env.DB).insert(schema.forumReplies).values(reply)
  return reply
}

export async function addTicket(overrides: Partial<typeof schema.supportTickets.$inferInsert> = {}) {
  const ticket: typeof schema.supportTickets.$inferInsert & { id: string } = {
    id: crypto.randomUUID(),
    userId: null,
    subject: 'A wrong amount',
    message: 'The page says 20 g.',
    priority: 'normal',
    urgency: 2,
    status: 'open',
    lastBy: 'member',
    createdAt: writtenAt,
    updatedAt: writtenAt,
    ...overrides,
  }
  await createDb(env.DB).insert(schema.supportTickets).values(ticket)
  return ticket
}
