import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { PostWithReplies, Preview, WrittenReply } from '#domain/community/community.types.ts'
import { listMentionedNames } from '#domain/community/mentions.rules.ts'
import { paths } from '#domain/paths.ts'
import { addLiveMembers, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let cara = { id: '', session: '' }
let post = { id: '', slug: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  cara = await addNamedMember('Cara N.', now)
  post = await addPost({ userId: ada.id, title: 'Linden' })
  await addReply(post.id, { userId: ben.id, authorName: 'Ben M.' })
})

const send = (method: string, path: string, as = cara, body?: unknown) =>
  call(method, `/api/community${path}`, { cookies: { session: as.session }, now, ...(body !== undefined && { body }) })
const reply = (content: string, as = cara) => send('POST', `/posts/${post.id}/replies`, as, { content })
const readReplyId = ({ body }: { body: unknown }) => (body as WrittenReply).reply.id
const moderate = async (id: string, status: string) =>
  send('PUT', `/moderation/replies/${id}`, { id: admin.id, session: await addSession(admin.id, now) }, { status })
const readMentionNames = async (as = cara) =>
  ((await send('GET', `/posts/${post.id}/people`, as)).body as { names: string[] }).names
const readMentionedNames = async () => {
  const { replies } = (await send('GET', `/posts/${post.id}`)).body as PostWithReplies
  return replies.flatMap(({ body }) => listMentionedNames(body))
}
const preview = async (postId?: string) =>
  (await send('POST', '/preview', cara, { content: '@Ben M.', ...(postId && { postId }) })).body as Preview
const listReplyNotifications = async () =>
  (await readTable('user_notifications'))
    .filter(({ title }) => title === 'New reply' || title === 'You were mentioned')
    .map(({ user_id, title }) => `${String(title)}: ${String(user_id)}`)
    .toSorted()

describe('the people of a thread', () => {
  it('are its visible authors, newest first, each once and without the viewer', async () => {
    const { id: otherPost } = await addPost()
    await addReply(otherPost, { userId: cara.id, authorName: 'Cara N.' })
    await addReply(post.id, { userId: cara.id, authorName: 'Cara N.', status: 'hidden' })
    await addReply(post.id, { authorName: null })
    await addReply(post.id, { userId: ada.id, authorName: 'Ada L.' })
    expect(await readMentionNames()).toEqual(['Ada L.', 'Ben M.'])
    expect(await readMentionNames(ben)).toEqual(['Ada L.'])
  })

  it('are merged if they share a name', async () => {
    const { id } = await addNamedMember('Ben M.', now)
    await addReply(post.id, { userId: id, authorName: 'Ben M.' })
    expect(await readMentionNames()).toEqual(['Ben M.', 'Ada L.'])
  })

  it('are empty below a hidden post, and never include former members', async () => {
    await env.DB.batch([
      env.DB.prepare(`UPDATE forum_posts SET status = 'hidden'`),
      env.DB.prepare('UPDATE forum_replies SET user_id = NULL'),
    ])
    expect(await readMentionNames()).toEqual([])
  })

  it('are read in one round trip, from the newest replies of a long thread', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 500)
       INSERT INTO forum_replies (id, post_id, user_id, author_name, content, body, checked, data_version, status, created_at)
       SELECT 'reply-' || number, ?, ?, 'Cara N.', '', '[]', '{}', '', 'shown', 1 FROM numbers`,
    )
      .bind(post.id, cara.id)
      .run()
    const ctx = testCtx({ viewer: { role: 'member', id: cara.id, email: '', reauthenticatedAt: now } })
    const response = await visit(`/api/community/posts/${post.id}/people`, {}, ctx)
    expect(await response.json()).toEqual({ names: ['Ada L.'] })
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(203)
  })
})

describe('a mentioned person', () => {
  it('is marked in the reply and notified of the mention at once, instead of the reply', async () => {
    await send('PUT', `/posts/${post.id}/follow`, ben)
    await addLiveMembers(ada.id, ben.id)
    const response = await reply('Thanks @Ben M., and @Nobody!')
    expect(await readMentionedNames()).toEqual(['Ben M.'])
    expect(await listReplyNotifications()).toEqual([`New reply: ${ada.id}`, `You were mentioned: ${ben.id}`])
    expect(await readTable('user_notifications')).toContainEqual(
      expect.objectContaining({
        user_id: ben.id,
        message: 'Cara N. mentioned you in a reply to “Linden”.',
        link: `${paths.post(post)}#reply-${readReplyId(response)}`,
      }),
    )
    expect(response.ctx.liveCalls.map(({ userId }) => userId)).toEqual([ben.id, ada.id])
  })

  it('is notified once, also as the author of the post, and never of their own reply', async () => {
    await reply('@Ada L., @ada l. and @Ben M.', ben)
    expect(await readMentionedNames()).toEqual(['Ada L.', 'ada l.', 'Ben M.'])
    expect(await listReplyNotifications()).toEqual([`You were mentioned: ${ada.id}`])
  })

  it('can be anybody with that name, up to ten people', async () => {
    for (let number = 0; number < 12; number++) {
      const { id } = await addNamedMember('Ben M.', now)
      await addReply(post.id, { userId: id, authorName: 'Ben M.' })
    }
    await reply('@Ben M.')
    expect(
      (await listReplyNotifications()).filter((notification) => notification.startsWith('You were mentioned')),
    ).toHaveLength(10)
  })

  it('is notified of a waiting reply once it is shown, and not of an edit', async () => {
    const eve = await addNamedMember('Eve N.', now, { createdAt: now })
    const id = readReplyId(await reply('@Ben M. https://a.test https://b.test https://c.test', eve))
    expect(await listReplyNotifications()).toEqual([])
    await moderate(id, 'shown')
    const expectedNotifications = [`New reply: ${ada.id}`, `You were mentioned: ${ben.id}`]
    expect(await listReplyNotifications()).toEqual(expectedNotifications)
    await send('PUT', `/replies/${id}`, eve, { content: '@Ben M. and @Ada L.' })
    expect(await readMentionedNames()).toEqual(['Ben M.', 'Ada L.'])
    expect(await listReplyNotifications()).toEqual(expectedNotifications)
  })

  it('appears in a preview of the reply, below that post only', async () => {
    expect(listMentionedNames((await preview(post.id)).body)).toEqual(['Ben M.'])
    expect(listMentionedNames((await preview((await addPost()).id)).body)).toEqual([])
    expect(listMentionedNames((await preview()).body)).toEqual([])
  })
})
