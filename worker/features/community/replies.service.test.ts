import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PostWithReplies, WrittenReply } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { createConcurrentCtxs, countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { addReply as addReplyTo } from './replies.service.ts'

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
const reply = (content: unknown = 'Eight, with a lid on.', at = now, as = ben, postId = post.id) =>
  send('POST', `/posts/${postId}/replies`, { as, at, body: { content } })
let written = 0
const replyAgain = (at = now, as = ben) => reply(`Another thought, number ${(written += 1)}.`, at, as)
const idOf = ({ body }: { body: unknown }) => (body as WrittenReply).reply.id
const read = async () => (await send('GET', `/posts/${post.id}`)).body as PostWithReplies
const lockAll = () => env.DB.prepare('UPDATE forum_posts SET locked_at = 1').run()
const notes = () => readTable('user_notifications')
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value)

describe('a new reply', () => {
  it('is shown under the post, and returned as it is shown', async () => {
    const answer = await reply()
    expect([answer.status, answer.body]).toEqual([
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
    const { post: answered, replies } = await read()
    expect([answered.replyCount, replies]).toEqual([1, [(answer.body as WrittenReply).reply]])
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
    expect((await reply('a'.repeat(10_001))).status).toBe(400)
    expect((await reply('a'.repeat(10_000))).status).toBe(201)
  })

  it.each([
    ['waiting', 404, 'Post not found'],
    ['hidden', 404, 'Post not found'],
    ['deleted', 410, 'This post was deleted'],
  ] as const)('is refused under a post that is %s', async (status, code, message) => {
    const { id } = await addPost({ status })
    await addReply(id)
    const refused = await reply('Hello', now, ben, id)
    expect([refused.status, refused.error?.message]).toEqual([code, message])
    expect((await reply('Hello', now, ben, unknownId)).status).toBe(404)
  })

  it('is refused under a locked post', async () => {
    const { id } = await addPost({ lockedAt: now })
    const { status, error } = await reply('Hello', now, ben, id)
    expect([status, error?.message]).toEqual([409, "This post is locked. You can't reply to it."])
  })

  it('shows its author where to get help, and is still stored', async () => {
    const { status, body } = await reply('I have chest pain. What tea helps?')
    expect([status, body]).toMatchObject([201, { emergencies: [{ code: 'chest_pain' }] }])
  })
})

describe('the limits of replies', () => {
  it('let a new member reply every thirty seconds, and ten times on the first day', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const answers = [await replyAgain(now, eve), await replyAgain(now + 30 * second - 1, eve)]
    for (let number = 1; number <= 10; number++) answers.push(await replyAgain(now + number * 30 * second, eve))
    expect(statuses(answers)).toEqual([201, 429, ...times(9, 201), 429])
  })

  it('let others reply a hundred times a day', async () => {
    for (let number = 0; number < 99; number++) await addReply(post.id, { userId: ben.id, createdAt: now - day + 1 })
    expect(statuses([await replyAgain(), await replyAgain()])).toEqual([201, 429])
    expect((await replyAgain(now + day)).status).toBe(201)
  })

  it('accept exactly the allowed number, and notify of no other, however many arrive at once', async () => {
    const { id } = await addNamedMember('Eve N.', now, { createdAt: now })
    const ctxs = createConcurrentCtxs(20, { role: 'member', id, email: '', reauthenticatedAt: now })
    const works = ctxs.map((ctx, number) => addReplyTo(ctx, post.id, { content: `At once, number ${number}.` }))
    expect(await countOutcomes(works)).toEqual({ done: 1, rate_limited: 19 })
    expect([await readTable('forum_replies'), await notes()].map((rows) => rows.length)).toEqual([1, 1])
  })

  it('refuse a reply if the post was locked meanwhile', async () => {
    const ctx = testCtx({ viewer: { role: 'member', id: ben.id, email: '', reauthenticatedAt: now } })
    const { read } = ctx
    ctx.read = (query) => {
      const result = read(query)
      return result.then(lockAll).then(() => result)
    }
    await expect(addReplyTo(ctx, post.id, { content: 'Too late' })).rejects.toMatchObject({ code: 'conflict' })
    expect([await readTable('forum_replies'), await notes()]).toEqual([[], []])
  })

  it('refuse the same text twice within five minutes', async () => {
    const ctxs = createConcurrentCtxs(5, { role: 'member', id: ben.id, email: '', reauthenticatedAt: now })
    const works = ctxs.map((ctx) => addReplyTo(ctx, post.id, { content: 'Eight, with a lid on.' }))
    expect(await countOutcomes(works)).toEqual({ done: 1, conflict: 4 })
    expect((await reply('Eight, with a lid on.', now + 300 * second)).status).toBe(201)
  })
})

describe('the author of a post', () => {
  it('is notified of each reply by somebody else, at once and with a link', async () => {
    await addLiveMembers(ada.id)
    const { ctx, body } = await reply()
    expect(await notes()).toMatchObject([
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
    await replyAgain()
    expect(await notes()).toHaveLength(2)
  })

  it('is not notified of their own reply, a waiting one or a refused one', async () => {
    await reply('My own', now, ada)
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const waiting = await reply('https://a.test https://b.test https://c.test', now, eve)
    expect(waiting.body).toMatchObject({ status: 'waiting' })
    await reply(' ')
    expect((await notes()).filter(({ user_id }) => user_id === ada.id)).toEqual([])
  })

  it('is not notified as a former member', async () => {
    const { id } = await addPost()
    expect((await reply('Hello', now, ben, id)).status).toBe(201)
    expect(await notes()).toEqual([])
  })
})

describe('an author’s own reply', () => {
  const edit = { content: 'Ten, I mean.' }

  it('can be edited and is marked as edited', async () => {
    const id = idOf(await reply())
    const { body } = await send('PUT', `/replies/${id}`, { at: now + 5, body: edit })
    expect(body).toMatchObject({ reply: { id, editedAt: now + 5, createdAt: now }, status: 'shown' })
    expect((await read()).replies).toEqual([(body as WrittenReply).reply])
    expect((await send('GET', `/replies/${id}/source`)).body).toEqual(edit)
  })

  it('waits once it has links, if its author is new', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const id = idOf(await reply('Hello', now, eve))
    const content = 'https://a.test https://b.test https://c.test'
    const { body } = await send('PUT', `/replies/${id}`, { as: eve, body: { content } })
    expect(body).toMatchObject({ status: 'waiting' })
    expect(await read()).toMatchObject({ replies: [], post: { replyCount: 0 } })
  })

  it('is neither shown nor counted after deletion, and its text is gone', async () => {
    const id = idOf(await reply())
    await send('POST', '/reports', { as: ada, body: { replyId: id, reason: 'Rude' } })
    expect((await send('DELETE', `/replies/${id}`)).status).toBe(204)
    expect(await read()).toMatchObject({ replies: [], post: { replyCount: 0 } })
    expect(JSON.stringify(await readTable('forum_replies'))).not.toContain('lid')
    expect(await readTable('forum_reports')).toEqual([])
    expect((await send('DELETE', `/replies/${id}`)).status).toBe(404)
  })

  it('returns 404 to everybody else', async () => {
    const id = idOf(await reply())
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
