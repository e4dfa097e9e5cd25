import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PostPage, PostWithReplies } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { createConcurrentCtxs, countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { chooseAnswer } from './answers.service.ts'

const { now } = testCtx()
const unknownId = '20000000-0000-4000-8000-000000000000'

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let post = { id: '', slug: '' }
let reply = { id: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  post = await addPost({ userId: ada.id, title: 'Linden' })
  reply = await addReply(post.id, { userId: ben.id })
})

const send = (method: string, path: string, viewer: { session: string } = ada, body?: unknown) =>
  call(method, `/api/community${path}`, {
    cookies: { session: viewer.session },
    now,
    ...(body !== undefined && { body }),
  })
const chooseReply = (replyId: unknown = reply.id, viewer = ada, id = post.id) =>
  send('PUT', `/posts/${id}/answer`, viewer, { replyId })
const removeAnswer = (viewer = ada) => send('DELETE', `/posts/${post.id}/answer`, viewer)
const readAnswer = async () => ((await send('GET', `/posts/${post.id}`)).body as PostWithReplies).post.answer
const readAnsweredFlags = async () =>
  ((await send('GET', '/posts')).body as PostPage).posts.map((post) => post.isAnswered)
const readNotifications = () => readTable('user_notifications')

describe('the author of a post', () => {
  it('chooses a reply as the answer, changes the choice and removes it', async () => {
    const { id: otherReply } = await addReply(post.id)
    expect([await readAnswer(), await readAnsweredFlags()]).toEqual([null, [false]])
    expect((await chooseReply()).status).toBe(204)
    expect([await readAnswer(), await readAnsweredFlags()]).toEqual([
      { id: reply.id, sequence: expect.any(Number) },
      [true],
    ])
    await chooseReply(otherReply)
    expect(await readAnswer()).toMatchObject({ id: otherReply })
    expect((await removeAnswer()).status).toBe(204)
    expect([await readAnswer(), await readAnsweredFlags()]).toEqual([null, [false]])
  })

  it('can only choose a visible reply to that post', async () => {
    const { id: replyElsewhere } = await addReply((await addPost()).id)
    const { id: waitingReply } = await addReply(post.id, { status: 'waiting' })
    for (const id of [replyElsewhere, waitingReply, unknownId]) {
      const { status, error } = await chooseReply(id)
      expect([status, error?.message]).toEqual([404, 'Reply not found'])
    }
    expect((await chooseReply('1')).status).toBe(400)
    expect(await readAnswer()).toBeNull()
  })

  it('may choose their own reply, also under a locked post', async () => {
    const { id } = await addReply(post.id, { userId: ada.id })
    await env.DB.prepare('UPDATE forum_posts SET locked_at = 1').run()
    expect((await chooseReply(id)).status).toBe(204)
    expect(await readNotifications()).toEqual([])
  })

  it('is the only one who may choose; everybody else, including the administrator, gets 404', async () => {
    await chooseReply()
    const rosa = { id: admin.id, session: await addSession(admin.id, now) }
    for (const viewer of [ben, rosa])
      for (const response of [await chooseReply(reply.id, viewer), await removeAnswer(viewer)])
        expect([response.status, response.error?.message]).toEqual([404, 'Post not found'])
    expect(await readAnswer()).toMatchObject({ id: reply.id })
  })

  it('can choose twenty times a day', async () => {
    const { id: otherReply } = await addReply(post.id)
    const statuses: number[] = []
    for (let number = 0; number < 21; number++)
      statuses.push((await chooseReply(number % 2 === 0 ? reply.id : otherReply)).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429])
  })

  it('can remove the choice while the community is premium only, but not choose', async () => {
    await chooseReply()
    await storeSetting('tools_premium_only', JSON.stringify({ community: true }))
    expect([(await chooseReply()).status, (await removeAnswer()).status]).toEqual([403, 204])
  })
})

describe('the author of the chosen reply', () => {
  it('is notified of the choice at once, with a link to it', async () => {
    await addLiveMembers(ben.id)
    const { ctx } = await chooseReply()
    expect(await readNotifications()).toMatchObject([
      {
        user_id: ben.id,
        title: 'Your reply was chosen',
        message: 'The author of “Linden” chose your reply as the answer.',
        link: `${paths.post(post)}#reply-${reply.id}`,
      },
    ])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: ben.id }])
  })

  it('is notified once per choice, however often it is sent, and not of its removal', async () => {
    const promises = createConcurrentCtxs(5, { role: 'member', id: ada.id, email: '', reauthenticatedAt: now }).map(
      (ctx) => chooseAnswer(ctx, post.id, reply.id),
    )
    expect(await countOutcomes(promises)).toEqual({ done: 5 })
    await removeAnswer()
    expect(await readNotifications()).toHaveLength(1)
  })
})

describe('an answer', () => {
  it.each(['hidden', 'waiting'])('is removed once it is %s', async (status) => {
    await chooseReply()
    await env.DB.prepare('UPDATE forum_replies SET status = ?').bind(status).run()
    expect([await readAnswer(), await readAnsweredFlags()]).toEqual([null, [false]])
  })

  it('is removed once it or its post is deleted', async () => {
    await chooseReply()
    await send('DELETE', `/replies/${reply.id}`, ben)
    expect(await readAnswer()).toBeNull()
    const { id } = await addReply(post.id)
    await chooseReply(id)
    await send('DELETE', `/posts/${post.id}`)
    expect(await readAnswer()).toBeNull()
  })

  it('appears on the cached page at once', async () => {
    const cache = createFakeEdgeCache(
      (request) => visit(request.url),
      () => 0,
    )
    const readCachedAnswer = async () =>
      ((await (await cache.fetch(new Request(`${site}/api/community/posts/${post.id}`))).json()) as PostWithReplies)
        .post.answer
    expect(await readCachedAnswer()).toBeNull()
    const ctx = testCtx({
      viewer: { role: 'member', id: ada.id, email: '', reauthenticatedAt: now },
      cache: cache.platform,
    })
    await chooseAnswer(ctx, post.id, reply.id)
    expect(await readCachedAnswer()).toMatchObject({ id: reply.id })
  })
})
