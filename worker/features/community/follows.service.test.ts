import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { WrittenReply } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { createConcurrentCtxs, countOutcomes } from '#worker/testing/concurrent-ctxs.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

import { moderateReply } from './moderation.service.ts'

const { now } = testCtx()
const unknownId = '20000000-0000-4000-8000-000000000000'

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let cara = { id: '', session: '' }
let post = { id: '', slug: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  cara = await addNamedMember('Cara N.', now)
  post = await addPost({ userId: ada.id, title: 'Linden' })
})

const send = (method: string, path: string, as: { session: string }, body?: unknown) =>
  call(method, `/api/community${path}`, { cookies: { session: as.session }, now, ...(body !== undefined && { body }) })
const follow = (as = cara, id = post.id) => send('PUT', `/posts/${id}/follow`, as)
const unfollow = (as = cara, id = post.id) => send('DELETE', `/posts/${id}/follow`, as)
let replyCount = 0
const reply = (as = ben, content = `Another thought, number ${(replyCount += 1)}.`) =>
  send('POST', `/posts/${post.id}/replies`, as, { content })
const moderate = async (id: string, status: string) => {
  const rosa = { session: await addSession(admin.id, now) }
  return send('PUT', `/moderation/replies/${id}`, rosa, { status })
}
const readReplyId = ({ body }: { body: unknown }) => (body as WrittenReply).reply.id
const listReplyNotifications = async () =>
  (await readTable('user_notifications'))
    .filter(({ title }) => title === 'New reply')
    .map(({ user_id, link }) => `${String(user_id)} ${String(link).split('#reply-')[1]}`)
    .toSorted()
const expectNotifications = (id: string, ...people: { id: string }[]) =>
  people.map((person) => `${person.id} ${id}`).toSorted()

describe('following a post', () => {
  it('is stored once per member, however often it is requested, and can be undone', async () => {
    const responses = await Promise.all([follow(), follow(), follow()])
    expect(responses.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await readTable('forum_follows')).toEqual([{ user_id: cara.id, post_id: post.id, created_at: now }])
    expect([(await unfollow()).status, (await unfollow()).status]).toEqual([204, 204])
    expect(await readTable('forum_follows')).toEqual([])
  })

  it.each(['waiting', 'hidden', 'deleted'] as const)('is refused for a post that is %s', async (status) => {
    const { id } = await addPost({ status })
    const { status: responseStatus, error } = await follow(cara, id)
    expect([responseStatus, error?.message]).toEqual([404, 'Post not found'])
    expect((await follow(cara, unknownId)).status).toBe(404)
    expect(await readTable('forum_follows')).toEqual([])
  })

  it('is refused for the member’s own post, because its author is notified anyway', async () => {
    const { status, error } = await follow(ada)
    expect([status, error?.message]).toEqual([409, 'This is your post, so you’re notified of every reply.'])
    expect(await readTable('forum_follows')).toEqual([])
  })

  it('is limited to five hundred posts', async () => {
    await env.DB.batch([
      env.DB.prepare(
        `WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 499)
         INSERT INTO forum_posts (id, category_id, slug, title, content, body, checked, data_version, status, created_at)
         SELECT 'post-' || number, category_id, slug, title, content, body, checked, data_version, status, created_at
         FROM numbers, forum_posts WHERE id = ?`,
      ).bind(post.id),
      env.DB.prepare(`INSERT INTO forum_follows SELECT ?, id, 1 FROM forum_posts WHERE id LIKE 'post-%'`).bind(cara.id),
    ])
    const { id: otherPost } = await addPost()
    expect([(await follow()).status, (await follow(cara, otherPost)).status]).toEqual([204, 409])
    expect((await follow()).status).toBe(204)
    await unfollow()
    expect((await follow(cara, otherPost)).status).toBe(204)
  })

  it('needs premium while the community does, but anybody can unfollow', async () => {
    await follow()
    await storeSetting('tools_premium_only', JSON.stringify({ community: true }))
    expect([(await follow(ben)).status, (await unfollow()).status]).toEqual([403, 204])
    expect(await readTable('forum_follows')).toEqual([])
  })

  it('ends when the post is deleted', async () => {
    await reply()
    await follow()
    await send('DELETE', `/posts/${post.id}`, ada)
    expect(await readTable('forum_follows')).toEqual([])
  })
})

describe('a follower of a post', () => {
  it('is notified of each reply, like its author, at once and with a link', async () => {
    await addLiveMembers(ada.id, cara.id)
    await follow()
    const response = await reply()
    expect(await listReplyNotifications()).toEqual(expectNotifications(readReplyId(response), ada, cara))
    expect(await readTable('user_notifications')).toContainEqual(
      expect.objectContaining({
        user_id: cara.id,
        message: 'Ben M. replied to “Linden”.',
        link: `${paths.post(post)}#reply-${readReplyId(response)}`,
      }),
    )
    expect(new Set(response.ctx.liveCalls)).toEqual(
      new Set([ada, cara].map(({ id }) => ({ method: 'wake', userId: id }))),
    )
    await reply()
    expect(await listReplyNotifications()).toHaveLength(4)
  })

  it('is not notified of their own reply, or of any after unfollowing', async () => {
    await follow()
    expect(await listReplyNotifications()).toEqual([])
    const ownReply = await reply(cara)
    await unfollow()
    const laterReply = await reply()
    expect(await listReplyNotifications()).toEqual(
      [
        ...expectNotifications(readReplyId(ownReply), ada),
        ...expectNotifications(readReplyId(laterReply), ada),
      ].toSorted(),
    )
  })

  it('is notified once, even if the author of the post follows it too', async () => {
    await env.DB.prepare('INSERT INTO forum_follows VALUES (?, ?, 1)').bind(ada.id, post.id).run()
    const response = await reply()
    expect(await listReplyNotifications()).toEqual(expectNotifications(readReplyId(response), ada))
  })

  it('is notified of a waiting reply once it is shown, and only once', async () => {
    await follow()
    const { id } = await addReply(post.id, { userId: ben.id, status: 'waiting' })
    await moderate(id, 'hidden')
    expect(await listReplyNotifications()).toEqual([])
    for (const status of ['shown', 'hidden', 'shown']) await moderate(id, status)
    expect(await listReplyNotifications()).toEqual(expectNotifications(id, ada, cara))
  })

  it('is not notified of a waiting or refused reply, or below a hidden post', async () => {
    await follow()
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    expect((await reply(eve, 'https://a.test https://b.test https://c.test')).body).toMatchObject({ status: 'waiting' })
    await reply(ben, ' ')
    const { id } = await addReply(post.id, { userId: ben.id, status: 'waiting' })
    await env.DB.prepare(`UPDATE forum_posts SET status = 'hidden' WHERE id = ?`).bind(post.id).run()
    await moderate(id, 'shown')
    expect(await listReplyNotifications()).toEqual([])
  })

  it('is notified once of a reply that an edit held back and an administrator approved', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    await follow()
    const id = readReplyId(await reply(eve))
    const content = 'https://a.test https://b.test https://c.test'
    expect((await send('PUT', `/replies/${id}`, eve, { content })).body).toMatchObject({ status: 'waiting' })
    await moderate(id, 'shown')
    expect(await listReplyNotifications()).toEqual(expectNotifications(id, ada, cara))
  })

  it('is notified once, however many administrators approve it at once', async () => {
    await follow()
    const { id } = await addReply(post.id, { userId: ben.id, status: 'waiting' })
    const promises = createConcurrentCtxs(5, admin).map((ctx) => moderateReply(ctx, id, { status: 'shown' }))
    expect(await countOutcomes(promises)).toEqual({ done: 1, conflict: 4 })
    expect(await listReplyNotifications()).toEqual(expectNotifications(id, ada, cara))
  })
})
