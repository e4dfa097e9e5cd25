import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { moderatorNotification } from '#domain/community/community.messages.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply, firstCategory } from '#worker/testing/community-rows.ts'
import { countOutcomes, createConcurrentCtxs } from '#worker/testing/concurrent-ctxs.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { reportText } from './reports.service.ts'

const { now } = testCtx()
const content = 'https://a.test https://b.test https://c.test'
const reason = 'This is rude'

let post = { id: '', slug: '' }
let ben = { id: '', session: '' }
let eve = { id: '', session: '' }
beforeEach(async () => {
  post = await addPost({ title: 'Linden' })
  ben = await addNamedMember('Ben M.', now)
  eve = await addNamedMember('Eve N.', now, { createdAt: now })
})

const send = (method: string, path: string, body: object, as = eve) =>
  call(method, `/api/community${path}`, { cookies: { session: as.session }, now, body })
const report = (as = ben) => send('POST', '/reports', { postId: post.id, reason }, as)
const listAdminNotifications = async () =>
  (await readTable('user_notifications')).filter(({ user_id }) => user_id === admin.id)
const markAllRead = () => env.DB.prepare('UPDATE user_notifications SET read = 1').run()

describe('the administrator', () => {
  it('is notified of a report at once, with a link to the queue', async () => {
    await addLiveMembers(admin.id)
    const { ctx } = await report()
    expect(await listAdminNotifications()).toMatchObject([
      { ...moderatorNotification, link: paths.adminModeration, read: 0 },
    ])
    expect(ctx.liveCalls).toEqual([{ method: 'wake', userId: admin.id }])
    expect(ctx.sentMails).toEqual([])
  })

  it('is notified of a post, a reply and an edit that wait for approval', async () => {
    await send('POST', '/posts', { title: 'Links', content, categoryId: firstCategory })
    expect(await listAdminNotifications()).toHaveLength(1)
    await markAllRead()
    await send('POST', `/posts/${post.id}/replies`, { content })
    expect(await listAdminNotifications()).toHaveLength(2)
    await markAllRead()
    await markAllRead()
    const fay = await addNamedMember('Fay O.', now, { createdAt: now })
    const shownPost = await addPost({ userId: fay.id })
    await send('PUT', `/posts/${shownPost.id}`, { title: 'Links', content }, fay)
    expect(await listAdminNotifications()).toHaveLength(3)
    await markAllRead()
    const gus = await addNamedMember('Gus P.', now, { createdAt: now })
    const reply = await addReply(post.id, { userId: gus.id })
    await send('PUT', `/replies/${reply.id}`, { content }, gus)
    expect(await listAdminNotifications()).toHaveLength(4)
  })

  it('has one such notification at a time, until it is read', async () => {
    await report()
    await report(eve)
    await send('POST', '/posts', { title: 'Links', content, categoryId: firstCategory })
    expect(await listAdminNotifications()).toHaveLength(1)
    await markAllRead()
    await report(await addNamedMember('Fay O.', now))
    expect(await listAdminNotifications()).toHaveLength(2)
  })

  it('gets one notification for any number of simultaneous reports', async () => {
    const promises = createConcurrentCtxs(5, { ...member, id: ben.id }).map((ctx) =>
      reportText(ctx, { postId: post.id, reason }),
    )
    expect(await countOutcomes(promises)).toEqual({ done: 1, conflict: 4 })
    expect(await listAdminNotifications()).toHaveLength(1)
  })

  it('is not notified of visible texts, refused ones, or their own report', async () => {
    await send('POST', '/posts', { title: 'Thanks', content: 'Without a link.', categoryId: firstCategory })
    await send('POST', '/reports', { postId: crypto.randomUUID(), reason })
    await report({ id: admin.id, session: await addSession(admin.id, now) })
    expect(await listAdminNotifications()).toEqual([])
    await report()
    await markAllRead()
    expect((await report()).status).toBe(409)
    expect(await listAdminNotifications()).toHaveLength(1)
  })
})
