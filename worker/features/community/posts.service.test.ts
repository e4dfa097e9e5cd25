import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PostPage, PostWithReplies } from '#domain/community/community.types.ts'
import { call } from '#worker/testing/call.ts'
import { addPost, addReply, firstCategory } from '#worker/testing/community-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const otherCategory = '5f0c1a51-0002-4000-8000-000000000002'
const unknownId = '20000000-0000-4000-8000-000000000000'

const getApi = (path: string) => call('GET', `/api/community${path}`)
const listPosts = async (query = '') => (await getApi(`/posts${query}`)).body as PostPage
const readPost = async (id: string, query = '') => (await getApi(`/posts/${id}${query}`)).body as PostWithReplies
const readTitles = ({ posts }: PostPage) => posts.map(({ title }) => title)
const addPosts = async (count: number, overrides: Parameters<typeof addPost>[0] = {}) => {
  for (let number = 1; number <= count; number++) await addPost({ title: `Post ${number}`, ...overrides })
}

async function measureCost(path: string) {
  const ctx = testCtx()
  const body: unknown = await (await visit(`/api/community${path}`, {}, ctx)).json()
  const { executed, roundTrips } = ctx.recording
  const rowsRead = executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
  const rowsReturned = executed.reduce((sum, statement) => sum + statement.rowsReturned, 0)
  return { body, roundTrips, rowsRead, rowsReturned }
}

describe('the list of posts', () => {
  it('starts with pinned ones, then newest first, without any that are not visible', async () => {
    await addPost({ title: 'Pinned', isPinned: true })
    await addPost({ title: 'Older', createdAt: 9 })
    await addPost({ title: 'Newer', createdAt: 1 })
    for (const status of ['waiting', 'hidden', 'deleted'] as const) {
      await addPost({ title: status, status })
      await addPost({ title: status, status, isPinned: true })
    }
    const page = await listPosts()
    expect(page.pinned.map(({ title }) => title)).toEqual(['Pinned'])
    expect(readTitles(page)).toEqual(['Newer', 'Older'])
    expect(page.next).toBeNull()
  })

  it('contains only public details of a post', async () => {
    const { id } = await addPost({ lockedAt: 5 })
    expect((await listPosts()).posts).toEqual([
      {
        sequence: expect.any(Number),
        id,
        slug: 'how-long-do-you-steep-linden',
        title: 'How long do you steep linden?',
        excerpt: 'Five minutes seem short to me.',
        categoryId: firstCategory,
        authorName: 'Ada L.',
        isPinned: false,
        isLocked: true,
        likes: 0,
        views: 0,
        replyCount: 0,
        createdAt: Date.UTC(2026, 0, 2),
        editedAt: null,
        isAnswered: false,
      },
    ])
  })

  it('includes the active categories and their post counts', async () => {
    await addPosts(2)
    await addPost({ categoryId: otherCategory })
    await addPost({ status: 'hidden' })
    await env.DB.prepare(`UPDATE forum_categories SET is_active = 0 WHERE id = ?`).bind(otherCategory).run()
    const { categories } = await listPosts()
    expect((await getApi('/categories')).body).toEqual({ categories })
    expect((await getApi('/posts?category=recipes-and-blends')).status).toBe(404)
    await env.DB.prepare(`UPDATE forum_categories SET is_active = 1`).run()
    expect(categories.map(({ slug, postCount }) => [slug, postCount])).toEqual([
      ['first-cups', 2],
      ['growing-and-drying', 0],
      ['brewing-and-tools', 0],
      ['care-and-caution', 0],
      ['around-the-table', 0],
    ])
  })

  it('can be filtered by category, including pinned posts', async () => {
    for (const isPinned of [true, false]) {
      await addPost({ title: `Here ${isPinned}`, isPinned })
      await addPost({ title: `There ${isPinned}`, isPinned, categoryId: otherCategory })
    }
    const page = await listPosts('?category=recipes-and-blends')
    expect([...page.pinned, ...page.posts].map(({ title }) => title)).toEqual(['There true', 'There false'])
    expect((await getApi('/posts?category=nowhere')).status).toBe(404)
  })

  it('continues by cursor without pinned posts, each post once, whatever is written meanwhile', async () => {
    await addPost({ title: 'Pinned', isPinned: true })
    await addPosts(45)
    const first = await listPosts()
    await addPost({ title: 'Meanwhile' })
    const second = await listPosts(`?before=${first.next}`)
    const third = await listPosts(`?before=${second.next}`)
    expect([first, second, third].map(({ posts }) => posts.length)).toEqual([20, 20, 5])
    expect([second.pinned, third.pinned, third.next]).toEqual([[], [], null])
    const expectedTitles = Array.from({ length: 45 }, (_, position) => `Post ${45 - position}`)
    expect([first, second, third].flatMap(readTitles)).toEqual(expectedTitles)
  })

  it.each(['?before=x', '?before=-1', `?before=${'9'.repeat(16)}`, `?search=${'a'.repeat(81)}`])(
    'refuses %s',
    async (query) => {
      expect((await getApi(`/posts${query}`)).status).toBe(400)
    },
  )

  it('takes one round trip and reads no extra row, on any page', async () => {
    await addPosts(60, { categoryId: otherCategory })
    await addPosts(30)
    for (let number = 0; number < 3; number++) await addPost({ isPinned: true })
    for (const status of ['waiting', 'hidden', 'deleted'] as const) await addPosts(10, { status })
    const { next } = await listPosts()
    for (const query of ['', `?before=${next}`, '?category=recipes-and-blends', '?category=first-cups', '?before=1']) {
      const { roundTrips, rowsRead, rowsReturned } = await measureCost(`/posts${query}`)
      expect([query, roundTrips]).toEqual([query, 1])
      expect(rowsRead - rowsReturned, query).toBeLessThanOrEqual(3)
    }
  })

  it('is cached at the edge, except for recent authors', async () => {
    const { id } = await addPost()
    for (const [path, tags] of [
      ['/posts', 'posts,community'],
      [`/posts/${id}`, `post:${id},shared-recipes,community`],
    ] as const) {
      expect((await getApi(path)).headers.get('Cache-Tag')).toBe(tags)
      const response = await getApi(`${path}?since=1700000000000`)
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    }
  })
})

describe('a search', () => {
  it('finds posts with every word, in title or text, in any letter case', async () => {
    await addPost({ title: 'Linden in bloom' })
    await addPost({ title: 'Drying', content: 'My LINDEN blossoms, at last.' })
    await addPost({ title: 'Mint', content: 'No tree at all.' })
    await addPost({ title: 'Pinned linden', isPinned: true })
    const page = await listPosts('?search=linden')
    expect([page.pinned, readTitles(page)]).toEqual([[], ['Pinned linden', 'Drying', 'Linden in bloom']])
    expect(readTitles(await listPosts('?search=blossom+linden'))).toEqual(['Drying'])
    expect(readTitles(await listPosts('?search=linden&category=recipes-and-blends'))).toEqual([])
  })

  it('ignores short words, and finds nothing with them alone', async () => {
    await addPost({ title: 'Linden in bloom' })
    expect(readTitles(await listPosts('?search=ab+linden'))).toEqual(['Linden in bloom'])
    expect(readTitles(await listPosts('?search=in'))).toEqual([])
    expect(readTitles(await listPosts('?search=%22%29'))).toEqual([])
  })

  it('finds nothing that others cannot see', async () => {
    for (const status of ['waiting', 'hidden', 'deleted'] as const) await addPost({ status })
    expect(readTitles(await listPosts('?search=linden'))).toEqual([])
  })

  it('accepts any text', async () => {
    await addPost()
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 30, unit: 'grapheme' }), async (search) => {
        const { status } = await getApi(`/posts?${new URLSearchParams({ search: search.slice(0, 80) }).toString()}`)
        expect(status).toBe(200)
      }),
      { numRuns: 60 },
    )
  })

  it('examines 200 posts per page, and continues from there', async () => {
    await addPost({ title: 'Linden, the oldest' })
    await addPosts(230, { title: 'Linden', categoryId: otherCategory })
    const { body, roundTrips, rowsRead } = await measureCost('/posts?search=linden&category=first-cups')
    const page = body as PostPage
    expect([roundTrips, readTitles(page)]).toEqual([1, []])
    expect(rowsRead).toBeLessThanOrEqual(3 * 200 + 10)
    const nextPage = await listPosts(`?search=linden&category=first-cups&before=${page.next}`)
    expect([readTitles(nextPage), nextPage.next]).toEqual([['Linden, the oldest'], null])
    const first = await listPosts('?search=linden')
    expect(first.posts).toHaveLength(20)
    expect(first.next).toBe(first.posts.at(-1)?.sequence)
  })
})

describe('a post', () => {
  it('includes its text, its category and its replies in order of writing', async () => {
    const { id } = await addPost()
    await addPost()
    const first = await addReply(id, { createdAt: 9 })
    const second = await addReply(id, { createdAt: 1 })
    for (const status of ['waiting', 'hidden', 'deleted'] as const) await addReply(id, { status })
    const { post, category, replies, next } = await readPost(id)
    expect(post).toMatchObject({ id, authorName: 'Ada L.', replyCount: 2, isDeleted: false })
    expect(post.body).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'Five minutes seem short to me.' }] },
    ])
    expect(category).toMatchObject({ slug: 'first-cups' })
    expect([replies.map((reply) => reply.id), next]).toEqual([[first.id, second.id], null])
    expect(JSON.stringify([post, replies])).not.toMatch(/userId|dataVersion|status/)
  })

  it('shows 20 replies at once, and continues by cursor with one round trip and few extra rows', async () => {
    const { id } = await addPost()
    for (let number = 0; number < 25; number++) {
      await addReply(id)
      await addReply(id, { status: 'hidden' })
    }
    const { body, roundTrips, rowsRead, rowsReturned } = await measureCost(`/posts/${id}`)
    const { replies, next } = body as PostWithReplies
    expect([replies.length, roundTrips]).toEqual([20, 1])
    expect(rowsRead - rowsReturned).toBeLessThanOrEqual(3)
    const nextPage = await readPost(id, `?after=${next}`)
    expect([nextPage.replies.length, nextPage.next]).toEqual([5, null])
  })

  it.each(['waiting', 'hidden'] as const)('is not found if it is %s', async (status) => {
    const { id } = await addPost({ status })
    await addReply(id)
    const { error } = await getApi(`/posts/${id}`)
    expect([error?.code, error?.message]).toEqual(['not_found', 'Post not found'])
  })

  it('stays without text and name once deleted, while it has replies', async () => {
    const { id } = await addPost({ status: 'deleted', title: '', content: '', slug: 'deleted' })
    const { id: replyId } = await addReply(id)
    const { post, replies } = await readPost(id)
    expect(post).toMatchObject({ isDeleted: true, title: 'This post was deleted', authorName: null, body: [] })
    expect(replies.map((reply) => reply.id)).toEqual([replyId])
  })

  it('is gone once deleted, if it has no visible reply', async () => {
    const { id } = await addPost({ status: 'deleted' })
    await addReply(id, { status: 'hidden' })
    const { status, error } = await getApi(`/posts/${id}`)
    expect([status, error?.message]).toEqual([410, 'This post was deleted'])
  })

  it('is not found under an unknown id', async () => {
    expect((await getApi(`/posts/${unknownId}`)).status).toBe(404)
    expect((await getApi('/posts/1')).status).toBe(400)
  })

  it('stays if its category is inactive, and names no category', async () => {
    const { id } = await addPost()
    await env.DB.prepare('UPDATE forum_categories SET is_active = 0 WHERE id = ?').bind(firstCategory).run()
    const { category } = await readPost(id)
    await env.DB.prepare('UPDATE forum_categories SET is_active = 1').run()
    expect(category).toBeNull()
  })
})

it('lists visible posts for search engines, with their last change', async () => {
  const { id, slug } = await addPost()
  const editedPost = await addPost({ editedAt: 7, isPinned: true })
  await addPost({ status: 'waiting' })
  const changedAt = Date.UTC(2026, 0, 2)
  expect((await getApi('/addresses')).body).toEqual({
    posts: [
      { id: editedPost.id, slug, changedAt: 7 },
      { id, slug, changedAt },
    ],
  })
})
