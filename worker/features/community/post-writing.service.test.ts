import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import type { NewPost } from '#domain/community/community.schemas.ts'
import type { PostPage, PostWithReplies } from '#domain/community/community.types.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply, firstCategory } from '#worker/testing/community-rows.ts'
import { countOutcomes, createConcurrentCtxs } from '#worker/testing/concurrent-ctxs.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { createPost } from './post-writing.service.ts'

const { now } = testCtx()
const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const unknownId = '20000000-0000-4000-8000-000000000000'

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
})

type RequestOptions = { as?: { session: string }; at?: number; body?: unknown }
const send = (method: string, path: string, { as = ada, at = now, body }: RequestOptions = {}) =>
  call(method, `/api/community${path}`, {
    cookies: { session: as.session },
    now: at,
    ...(body !== undefined && { body }),
  })
const newPost = (overrides: Partial<NewPost> = {}): NewPost => ({
  title: 'How long do you steep linden?',
  content: 'Five minutes seem short to me.',
  categoryId: firstCategory,
  ...overrides,
})
const sendPost = (fields: object = {}, at = now, as = ada) =>
  send('POST', '/posts', { as, at, body: { ...newPost(), ...fields } })
let postCount = 0
const sendNewPost = (at = now, as = ada) =>
  sendPost({ content: `Another thought, number ${(postCount += 1)}.` }, at, as)
const readPostId = ({ body }: { body: unknown }) => (body as { post: { id: string } }).post.id
const listPosts = async () => ((await send('GET', '/posts')).body as PostPage).posts
const readPost = async (id: string) => (await send('GET', `/posts/${id}`)).body as PostWithReplies
const addNewMember = (createdAt = now) => addNamedMember('Eve N.', now, { createdAt })

describe('a new post', () => {
  it('is visible to everybody under the display name, with its first words', async () => {
    const response = await sendPost({ title: '  How   long?\u202E ', content: '\n\nFive minutes.\r\nOr ten?\u0000  ' })
    expect([response.status, response.body]).toEqual([
      201,
      { post: { id: expect.any(String), slug: 'how-long' }, status: 'shown', emergencies: [] },
    ])
    expect(await listPosts()).toMatchObject([
      { title: 'How long?', authorName: 'Ada L.', excerpt: 'Five minutes. Or ten?', createdAt: now, editedAt: null },
    ])
    expect(await readTable('forum_posts')).toMatchObject([{ user_id: ada.id, content: 'Five minutes.\nOr ten?' }])
    const { categories } = (await send('GET', '/posts')).body as PostPage
    expect(categories[0]).toMatchObject({ slug: 'first-cups', postCount: 1 })
  })

  it.each([
    ['a blank title', { title: ' ' }, { title: 'Please fill in all fields' }],
    ['an invisible title', { title: '\u200B\u3164' }, { title: 'Please fill in all fields' }],
    ['blank lines', { content: '\n\t' }, { content: 'Please fill in all fields' }],
    ['a number as text', { content: 7 }, { content: 'Please fill in all fields' }],
    ['151 characters as title', { title: 'a'.repeat(151) }, { title: 'Use at most 150 characters' }],
    ['10,001 characters', { content: 'a'.repeat(10_001) }, { content: 'Use at most 10,000 characters' }],
    ['no category', { categoryId: '' }, { categoryId: 'Please fill in all fields' }],
    ['an unknown category', { categoryId: unknownId }, { categoryId: 'Please choose a category' }],
  ])('is refused with %s', async (_, input, fields) => {
    const { status, error } = await sendPost(input)
    expect([status, error?.fields]).toEqual([400, fields])
    expect(await readTable('forum_posts')).toEqual([])
  })

  it('is refused before it is read if it has a hundred thousand characters', async () => {
    expect((await sendPost({ content: 'a'.repeat(100_000) })).status).toBe(413)
  })

  it('may use the maximum length, and is stored with any characters', async () => {
    expect((await sendPost({ title: 'a'.repeat(150), content: 'b'.repeat(10_000) })).status).toBe(201)
    const characters = fc.string({ unit: 'binary', maxLength: 150 })
    await fc.assert(
      fc.asyncProperty(characters, characters, async (title, content) => {
        await env.DB.prepare('DELETE FROM forum_posts').run()
        const { status } = await sendPost({ title, content })
        expect([201, 400]).toContain(status)
        if (status === 201) expect(await listPosts()).toHaveLength(1)
      }),
      { numRuns: 40 },
    )
  })

  it('needs a display name first', async () => {
    await env.DB.prepare('UPDATE profiles SET display_name = NULL WHERE id = ?').bind(ada.id).run()
    const { status, error } = await sendPost()
    expect([status, error?.fields]).toEqual([400, { displayName: 'Please choose a display name first' }])
  })

  it('needs an active category', async () => {
    await env.DB.prepare('UPDATE forum_categories SET is_active = 0 WHERE id = ?').bind(firstCategory).run()
    const { status } = await sendPost()
    await env.DB.prepare('UPDATE forum_categories SET is_active = 1').run()
    expect(status).toBe(400)
  })

  it('shows its author where to get help, for an emergency in title or text, and is still stored', async () => {
    const { status, body } = await sendPost({ title: 'I have chest pain', content: 'What tea helps?' })
    expect([status, body]).toMatchObject([201, { emergencies: [{ code: 'chest_pain' }] }])
  })

  it('takes two round trips: one reads, one writes', async () => {
    const ctx = testCtx({ viewer: { role: 'member', id: ada.id, email: '', reauthenticatedAt: now } })
    const headers = { Origin: site, 'Content-Type': 'application/json' }
    await visit('/api/community/posts', { method: 'POST', headers, body: JSON.stringify(newPost()) }, ctx)
    expect(ctx.recording.roundTrips).toBe(2)
    expect(await listPosts()).toHaveLength(1)
  })
})

describe('the limits of posts', () => {
  it('let a new member post every two minutes, and three times on the first day', async () => {
    const eve = await addNewMember(now - 60 * minute)
    expect((await sendNewPost(now, eve)).status).toBe(201)
    const earlyResponse = await sendNewPost(now + 2 * minute - 1500, eve)
    expect([earlyResponse.status, earlyResponse.headers.get('Retry-After'), earlyResponse.error?.message]).toEqual([
      429,
      '2',
      'You’re posting too quickly. Please try again in 2 seconds.',
    ])
    const statuses: number[] = []
    for (const minutes of [2, 4, 6, 600]) statuses.push((await sendNewPost(now + minutes * minute, eve)).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    expect((await sendNewPost(now + 23 * 60 * minute, eve)).status).toBe(201)
  })

  it('let others post twenty times a day', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 21; number++) statuses.push((await sendNewPost(now + number)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    expect((await sendNewPost(now + 20, ben)).status).toBe(201)
    expect((await sendNewPost(now + day - 1)).status).toBe(429)
    expect((await sendNewPost(now + day)).status).toBe(201)
  })

  it('accept exactly the allowed number, however many arrive at once', async () => {
    const eve = await addNewMember()
    const postConcurrently = ({ id }: typeof ada) =>
      countOutcomes(
        createConcurrentCtxs(30, { role: 'member', id, email: '', reauthenticatedAt: now }).map((ctx, number) =>
          createPost(ctx, newPost({ content: `At once, number ${number}.` })),
        ),
      )
    expect(await postConcurrently(eve)).toEqual({ done: 1, rate_limited: 29 })
    expect(await postConcurrently(ada)).toEqual({ done: 20, rate_limited: 10 })
    expect(await readTable('forum_posts')).toHaveLength(21)
  })

  it('count deleted posts too', async () => {
    const eve = await addNewMember()
    const id = readPostId(await sendNewPost(now, eve))
    await send('DELETE', `/posts/${id}`, { as: eve })
    expect((await sendNewPost(now + minute, eve)).status).toBe(429)
  })

  it('refuse the same text within five minutes, however often it arrives at once, and accept it later', async () => {
    const ctxs = createConcurrentCtxs(10, { role: 'member', id: ada.id, email: '', reauthenticatedAt: now })
    expect(await countOutcomes(ctxs.map((ctx) => createPost(ctx, newPost())))).toEqual({ done: 1, conflict: 9 })
    const repeatedResponse = await sendPost({ title: 'Under another title' }, now + 5 * minute - 1)
    expect([repeatedResponse.status, repeatedResponse.error?.message]).toEqual([
      409,
      'You’ve just posted this. Please don’t post it twice.',
    ])
    expect((await sendPost({}, now, ben)).status).toBe(201)
    expect((await sendPost({}, now + 5 * minute)).status).toBe(201)
  })
})

describe('links of a new member', () => {
  const content = 'https://a.test https://b.test https://c.test'

  it('hold back a first post, which nobody else sees', async () => {
    const eve = await addNewMember()
    const response = await sendPost({ content }, now, eve)
    expect([response.status, response.body]).toMatchObject([201, { status: 'waiting' }])
    expect(await listPosts()).toEqual([])
    expect((await send('GET', `/posts/${readPostId(response)}`)).status).toBe(404)
    expect((await send('GET', `/posts/${readPostId(response)}/source`, { as: eve })).body).toMatchObject({ content })
    const { categories } = (await send('GET', '/posts')).body as PostPage
    expect(categories[0]).toMatchObject({ postCount: 0 })
  })

  it('are shown if there are only two, if another text of theirs is visible, and after a day', async () => {
    const readStatus = async (account: typeof ada, overrides: object, at = now) =>
      ((await sendPost(overrides, at, account)).body as { status: string }).status
    expect(await readStatus(await addNewMember(), { content: 'https://a.test https://b.test' })).toBe('shown')
    const knownMember = await addNewMember()
    await sendPost({}, now, knownMember)
    expect(await readStatus(knownMember, { content }, now + 3 * minute)).toBe('shown')
    expect(await readStatus(await addNewMember(now - day), { content })).toBe('shown')
  })

  it('hold back an edit too', async () => {
    const eve = await addNewMember()
    const id = readPostId(await sendPost({}, now, eve))
    await env.DB.prepare('UPDATE forum_posts SET is_pinned = 1').run()
    const { body } = await send('PUT', `/posts/${id}`, { as: eve, body: { title: 'Look', content } })
    expect(body).toMatchObject({ status: 'waiting', post: { isPinned: false } })
    expect((await send('GET', `/posts/${id}`)).status).toBe(404)
  })
})

describe('an author’s own post', () => {
  const edit = { title: 'Linden, once more', content: 'Eight minutes it is.' }

  it('can be edited and is marked as edited; its URL keeps the id', async () => {
    const id = readPostId(await sendPost())
    const { status, body } = await send('PUT', `/posts/${id}`, { at: now + 5, body: edit })
    expect([status, body]).toMatchObject([
      200,
      {
        post: { id, slug: 'linden-once-more', title: edit.title, editedAt: now + 5 },
        status: 'shown',
        emergencies: [],
      },
    ])
    const { post } = await readPost(id)
    expect(post).toMatchObject({ slug: 'linden-once-more', createdAt: now, editedAt: now + 5, isDeleted: false })
    expect(await listPosts()).toMatchObject([{ excerpt: edit.content }])
    expect((await send('GET', `/posts/${id}/source`)).body).toEqual(edit)
    expect((await send('GET', '/posts?search=steep')).body).toMatchObject({ posts: [] })
  })

  it('can be edited thirty times an hour, counted together with replies', async () => {
    const { id } = await addPost({ userId: ada.id })
    const reply = await addReply(id, { userId: ada.id })
    const editReply = (at: number) =>
      send('PUT', `/replies/${reply.id}`, { at, body: { content: `Eight minutes, said at ${at}.` } })
    const statuses: number[] = []
    for (let number = 0; number < 30; number++)
      statuses.push((await send('PUT', `/posts/${id}`, { at: now + number, body: edit })).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await editReply(now + 30)).status).toBe(429)
    expect((await editReply(now + 60 * minute)).status).toBe(200)
  })

  it('still waits for approval after an edit', async () => {
    const { id } = await addPost({ userId: ada.id, status: 'waiting' })
    expect((await send('PUT', `/posts/${id}`, { body: edit })).body).toMatchObject({ status: 'waiting' })
    expect((await send('GET', `/posts/${id}`)).status).toBe(404)
  })

  it('is gone after deletion, with its text', async () => {
    const id = readPostId(await sendPost())
    await send('POST', '/reports', { as: ben, body: { postId: id, reason: 'Rude' } })
    expect((await send('DELETE', `/posts/${id}`)).status).toBe(204)
    expect((await send('GET', `/posts/${id}`)).status).toBe(410)
    expect(await listPosts()).toEqual([])
    expect(JSON.stringify(await readTable('forum_posts'))).not.toMatch(/linden|Five minutes/)
    expect(await readTable('forum_reports')).toEqual([])
    expect((await send('DELETE', `/posts/${id}`)).status).toBe(404)
    expect((await send('PUT', `/posts/${id}`, { body: edit })).status).toBe(404)
  })

  it('stays as an empty post after deletion if it has replies', async () => {
    const id = readPostId(await sendPost())
    await addReply(id)
    await send('DELETE', `/posts/${id}`)
    expect((await readPost(id)).post).toMatchObject({ isDeleted: true, authorName: null, body: [], slug: 'deleted' })
  })

  it('cannot be edited once it is hidden, but can be deleted', async () => {
    const { id } = await addPost({ userId: ada.id, status: 'hidden' })
    expect((await send('GET', `/posts/${id}/source`)).status).toBe(404)
    expect((await send('PUT', `/posts/${id}`, { body: edit })).status).toBe(404)
    expect((await send('DELETE', `/posts/${id}`)).status).toBe(204)
  })

  it('returns 404 to everybody else', async () => {
    const id = readPostId(await sendPost())
    const before = await readTable('forum_posts')
    for (const requestedId of [id, unknownId])
      for (const [method, path, body] of [
        ['GET', `/posts/${requestedId}/source`, undefined],
        ['PUT', `/posts/${requestedId}`, edit],
        ['DELETE', `/posts/${requestedId}`, undefined],
      ] as const) {
        const { status, error } = await send(method, path, { as: ben, body })
        expect([method, status, error?.message]).toEqual([method, 404, 'Post not found'])
      }
    expect(await readTable('forum_posts')).toEqual(before)
  })

  it('is purged from the edge as soon as it is edited or deleted', async () => {
    const cache = createFakeEdgeCache(
      (request) => visit(request.url),
      () => 0,
    )
    const fetchStatus = async (id: string) =>
      (await cache.fetch(new Request(`${site}/api/community/posts/${id}`))).status
    const { id } = await addPost({ userId: ada.id, title: 'Linden' })
    const createCtx = () => Object.assign(testCtx({ cache: cache.platform }))
    const sendChange = async (method: string, body?: object) => {
      const ctx = createCtx()
      const headers = {
        Origin: site,
        Cookie: `__Host-session=${await addSession(ada.id, now)}`,
        'Content-Type': 'application/json',
      }
      await visit(`/api/community/posts/${id}`, { method, headers, ...(body && { body: JSON.stringify(body) }) }, ctx)
    }
    const fetchPost = async () => {
      await fetchStatus(id)
      return (await (await cache.fetch(new Request(`${site}/api/community/posts/${id}`))).json()) as PostWithReplies
    }
    await fetchPost()
    await sendChange('PUT', edit)
    expect((await fetchPost()).post.title).toBe(edit.title)
    await sendChange('DELETE')
    expect(await fetchStatus(id)).toBe(410)
  })
})

describe('a community for premium members', () => {
  beforeEach(() => storeSetting('tools_premium_only', JSON.stringify({ community: true })))

  it('lets others read and remove what is their own, but not write or like', async () => {
    const { id } = await addPost({ userId: ada.id })
    const { id: replyId } = await addReply(id, { userId: ada.id })
    const refusedResponses = [
      await sendPost(),
      await send('PUT', `/posts/${id}`, { body: { title: 'A', content: 'B' } }),
      await send('PUT', `/posts/${id}/like`),
      await send('POST', `/posts/${id}/replies`, { body: { content: 'Eight.' } }),
      await send('PUT', `/replies/${replyId}`, { body: { content: 'Nine.' } }),
    ]
    expect(refusedResponses.map(({ status, error }) => [status, error?.message])).toEqual(
      refusedResponses.map(() => [403, 'Premium Feature']),
    )
    const allowedResponses = [
      await send('GET', '/posts'),
      await send('GET', `/posts/${id}`),
      await send('DELETE', `/posts/${id}/like`),
      await send('DELETE', `/replies/${replyId}`),
      await send('DELETE', `/posts/${id}`),
    ]
    expect(allowedResponses.map(({ status }) => status)).toEqual([200, 200, 200, 204, 204])
  })

  it('lets premium members write', async () => {
    await env.DB.prepare('UPDATE users SET premium_until = ? WHERE id = ?')
      .bind(now + 1, ada.id)
      .run()
    expect((await sendPost()).status).toBe(201)
  })
})
