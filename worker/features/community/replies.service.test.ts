import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PostWithReplies, WrittenReply } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { createConcurrentCtxs, countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { addReply as postReply } from './replies.service.ts'

const { now } = testCtx()
const second = 1000
const day = 24 * 60 * 60 * second
const unknownId = '20000000-0000-4000-8000-000000000000'

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let post = { id: '', slug: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  post = await addPost({ userId: ada.id, title: 'Linden' })
})

type RequestOptions = { as?: typeof ada; at?: number; body?: unknown }
const send = (method: string, path: string, { as = ben, at = now, body }: RequestOptions = {}) =>
  call(method, `/api/community${path}`, {
    cookies: { session: as.session },
    now: at,
    ...(body !== undefined && { body }),
  })
const sendReply = (content: unknown = 'Eight, with a lid on.', at = now, as = ben, postId = post.id) =>
  send('POST', `/posts/${postId}/replies`, { as, at, body: { content } })
let replyCount = 0
const sendNewReply = (at = now, as = ben) => sendReply(`Another thought, number ${(replyCount += 1)}.`, at, as)
const readReplyId = ({ body }: { body: unknown }) => (body as WrittenReply).reply.id
const readThread = async () => (await send('GET', `/posts/${post.id}`)).body as PostWithReplies
const lockAll = () => env.DB.prepare('UPDATE forum_posts SET locked_at = 1').run()
const readNotifications = () => readTable('user_notifications')
const readStatuses = (responses: { status: number }[]) => responses.map(({ status }) => status)
const repeat = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

describe('a new reply', () => {
  it('is shown under the post, and returned as it is shown', async () => {
    const response = await sendReply()
    expect([response.status, response.body]).toEqual([
      201,
      {
        reply: {
          id: expect.any(String),
          sequence: expect.any(Number),
          authorName: 'Ben M.',
          body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Eight, with a lid on.' }] }],
          checked: { plants: [], notes: [] },
          createdAt: now,
          editedAt: null,
        },
        status: 'shown',
        emergencies: [],
      },
    ])
    const { post: updatedPost, replies } = await readThread()
    expect([updatedPost.replyCount, replies]).toEqual([1, [(response.body as WrittenReply).reply]])
  })

  it.each([
    ['blanks', ' \n '],
    ['invisible characters', '\u200B\u2800'],
    ['no text', undefined],
  ])('is refused with %s', async (_, content) => {
    const { status, error } = await send('POST', `/posts/${post.id}/replies`, { body: { content } })
    expect([status, error?.fields]).toEqual([400, { content: 'Please enter a reply' }])
  })

  it('has at most ten thousand characters', async () => {
    expect((await sendReply('a'.repeat(10_001))).status).toBe(400)
    expect((await sendReply('a'.repeat(10_000))).status).toBe(201)
  })

  it.each([
    ['waiting', 404, 'Post not found'],
    ['hidden', 404, 'Post not found'],
    ['deleted', 410, 'This post was deleted'],
  ] as const)('is refused under a post that is %s', async (status, code, message) => {
    const { id } = await addPost({ status })
    await addReply(id)
    const response = await sendReply('Hello', now, ben, id)
    expect([response.status, response.error?.message]).toEqual([code, message])
    expect((await sendReply('Hello', now, ben, unknownId)).status).toBe(404)
  })

  it('is refused under a locked post', async () => {
    const { id } = await addPost({ lockedAt: now })
    const { status, error } = await sendReply('Hello', now, ben, id)
    expect([status, error?.message]).toEqual([409, 'This post is locked. You can’t reply to it.'])
  })

  it('shows its author where to get help, and is still stored', async () => {
    const { status, body } = await sendReply('I have chest pain. What tea helps?')
    expect([status, body]).toMatchObject([201, { emergencies: [{ code: 'chest_pain' }] }])
  })
})

describe('the limits of replies', () => {
  it('let a new member reply every thirty seconds, and ten times on the first day', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const responses = [await sendNewReply(now, eve), await sendNewReply(now + 30 * second - 1, eve)]
    for (let number = 1; number <= 10; number++) responses.push(await sendNewReply(now + number * 30 * second, eve))
    expect(readStatuses(responses)).toEqual([201, 429, ...repeat(9, 201), 429])
  })

  it('let others reply a hundred times a day', async () => {
    for (let number = 0; number < 99; number++) await addReply(post.id, { userId: ben.id, createdAt: now - day + 1 })
    expect(readStatuses([await sendNewReply(), await sendNewReply()])).toEqual([201, 429])
    expect((await sendNewReply(now + day)).status).toBe(201)
  })

  it('accept exactly the allowed number, and notify only of those, however many arrive at once', async () => {
    const { id } = await addNamedMember('Eve N.', now, { createdAt: now })
    const ctxs = createConcurrentCtxs(20, { role: 'member', id, email: '', reauthenticatedAt: now })
    const promises = ctxs.map((ctx, number) => postReply(ctx, post.id, { content: `At once, number ${number}.` }))
    expect(await countOutcomes(promises)).toEqual({ done: 1, rate_limited: 19 })
    expect([await readTable('forum_replies'), await readNotifications()].map((rows) => rows.length)).toEqual([1, 1])
  })

  it('refuse a reply if the post was locked meanwhile', async () => {
    const ctx = testCtx({ viewer: { role: 'member', id: ben.id, email: '', reauthenticatedAt: now } })
    const { read: readThread } = ctx
    ctx.read = (query) => {
      const result = readThread(query)
      return result.then(lockAll).then(() => result)
    }
    await expect(postReply(ctx, post.id, { content: 'Too late' })).rejects.toMatchObject({ code: 'conflict' })
    expect([await readTable('forum_replies'), await readNotifications()]).toEqual([[], []])
  })

  it('refuse the same text twice within five minutes', async () => {
    const ctxs = createConcurrentCtxs(5, { role: 'member', id: ben.id, email: '', reauthenticatedAt: now })
    const promises = ctxs.map((ctx) => postReply(ctx, post.id, { content: 'Eight, with a lid on.' }))
    expect(await countOutcomes(promises)).toEqual({ done: 1, conflict: 4 })
    expect((await sendReply('Eight, with a lid on.', now + 300 * second)).status).toBe(201)
  })
})

describe('the author of a post', () => {
  it('is notified of each reply by somebody else, at once and with a link', async () => {
    await addLiveMembers(ada.id)
    const { ctx, body } = await sendReply()
    expect(await readNotifications()).toMatchObject([
      {
        user_id: ada.id,
        title: 'New reply',
        message: 'Ben M. replied to “Linden”.',
        type: 'info',
        link: `${paths.post(post)}#reply-${(body as WrittenReply).reply.id}`,
        read: 0,
      },
    ])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: ada.id }])
    await sendNewReply()
    expect(await readNotifications()).toHaveLength(2)
  })

  it('is not notified of their own reply, a waiting one or a refused one', async () => {
    await sendReply('My own', now, ada)
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const waitingReply = await sendReply('https://a.test https://b.test https://c.test', now, eve)
    expect(waitingReply.body).toMatchObject({ status: 'waiting' })
    await sendReply(' ')
    expect((await readNotifications()).filter(({ user_id }) => user_id === ada.id)).toEqual([])
  })

  it('is not notified as a former member', async () => {
    const { id } = await addPost()
    expect((await sendReply('Hello', now, ben, id)).status).toBe(201)
    expect(await readNotifications()).toEqual([])
  })
})

describe('an author’s own reply', () => {
  const edit = { content: 'Ten, I mean.' }

  it('can be edited and is marked as edited', async () => {
    const id = readReplyId(await sendReply())
    const { body } = await send('PUT', `/replies/${id}`, { at: now + 5, body: edit })
    expect(body).toMatchObject({ reply: { id, editedAt: now + 5, createdAt: now }, status: 'shown' })
    expect((await readThread()).replies).toEqual([(body as WrittenReply).reply])
    expect((await send('GET', `/replies/${id}/source`)).body).toEqual(edit)
  })

  it('waits once it has links, if its author is new', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const id = readReplyId(await sendReply('Hello', now, eve))
    const content = 'https://a.test https://b.test https://c.test'
    const { body } = await send('PUT', `/replies/${id}`, { as: eve, body: { content } })
    expect(body).toMatchObject({ status: 'waiting' })
    expect(await readThread()).toMatchObject({ replies: [], post: { replyCount: 0 } })
  })

  it('is neither shown nor counted after deletion, and its text is gone', async () => {
    const id = readReplyId(await sendReply())
    await send('POST', '/reports', { as: ada, body: { replyId: id, reason: 'Rude' } })
    expect((await send('DELETE', `/replies/${id}`)).status).toBe(204)
    expect(await readThread()).toMatchObject({ replies: [], post: { replyCount: 0 } })
    expect(JSON.stringify(await readTable('forum_replies'))).not.toContain('lid')
    expect(await readTable('forum_reports')).toEqual([])
    expect((await send('DELETE', `/replies/${id}`)).status).toBe(404)
  })

  it('returns 404 to everybody else', async () => {
    const id = readReplyId(await sendReply())
    const before = await readTable('forum_replies')
    for (const requestedId of [id, unknownId])
      for (const [method, path, body] of [
        ['GET', `/replies/${requestedId}/source`, undefined],
        ['PUT', `/replies/${requestedId}`, edit],
        ['DELETE', `/replies/${requestedId}`, undefined],
      ] as const) {
        const { status, error } = await send(method, path, { as: ada, body })
        expect([method, status, error?.message]).toEqual([method, 404, 'Reply not found'])
      }
    expect(await readTable('forum_replies')).toEqual(before)
  })
})
