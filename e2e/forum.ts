import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import type { Site } from './site.ts'

/** ID of the first of the six categories that every database has. */
export const firstCategory = '5f0c1a51-0001-4000-8000-000000000001'

const bodyOf = (text: string) => JSON.stringify([{ kind: 'paragraph', children: [{ kind: 'text', text }] }])
const unchecked = JSON.stringify({ plants: [], notes: [] })

type Stored = { id: string; path: string }
type PostOptions = { title: string; content?: string; userId?: string; authorName?: string; category?: string }

/** Stores a published post and returns its ID and path. */
export async function storePost(
  { db }: Pick<Site, 'db'>,
  { title, content = 'Five minutes seem short to me.', userId, authorName, category = firstCategory }: PostOptions,
): Promise<Stored> {
  const id = crypto.randomUUID()
  await db
    .prepare(
      `INSERT INTO forum_posts (id, user_id, author_name, category_id, slug, title, content, excerpt, body, checked, data_version, status, created_at)
       VALUES (?, ?, ?, ?, 'words', ?, ?, ?, ?, ?, '', 'shown', ?)`,
    )
    .bind(
      id,
      userId ?? null,
      authorName ?? null,
      category,
      title,
      content,
      content,
      bodyOf(content),
      unchecked,
      Date.now(),
    )
    .run()
  return { id, path: `/community/${id}-words` }
}

/** Stores a reply to the post and returns its ID. Without a user, the author is a former member. */
export async function storeReply(
  { db }: Site,
  postId: string,
  content: string,
  { userId, authorName }: Pick<PostOptions, 'userId' | 'authorName'> = {},
): Promise<string> {
  const id = crypto.randomUUID()
  await db
    .prepare(
      `INSERT INTO forum_replies (id, post_id, user_id, author_name, content, body, checked, data_version, status, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, '', 'shown', ?)`,
    )
    .bind(id, postId, userId ?? null, authorName ?? null, content, bodyOf(content), unchecked, Date.now())
    .run()
  return id
}

export const nameMember = ({ db }: Site, memberId: string, name: string) =>
  db.prepare('UPDATE profiles SET display_name = ? WHERE id = ?').bind(name, memberId).run()

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const posts = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

export const waitUntilVisible = (page: Page, selector: string) =>
  expect
    .poll(async () => {
      const top = (await page.locator(selector).boundingBox())?.y ?? -1
      return top >= 0 && top < (page.viewportSize()?.height ?? 0)
    })
    .toBe(true)

export const rowsOf = async ({ db }: Site, query: string) => (await db.prepare(query).all()).results
