import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import type { OwnTexts, PostWithReplies } from '#domain/community/community.types.ts'
import { runCron } from '#worker/cron.ts'
import { getBrowserHash } from '#worker/features/rate-limits/rate-limits.service.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addNamedMember, addPost, addReply } from '#worker/testing/community-rows.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const unknownId = '20000000-0000-4000-8000-000000000000'

let ada = { id: '', session: '' }
let ben = { id: '', session: '' }
let post = { id: '' }
beforeEach(async () => {
  ada = await addNamedMember('Ada L.', now)
  ben = await addNamedMember('Ben M.', now)
  post = await addPost({ userId: ada.id })
})

type RequestOptions = { as?: { session: string }; at?: number; body?: unknown }
const send = (method: string, path: string, { as = ada, at = now, body }: RequestOptions = {}) =>
  call(method, `/api/community${path}`, {
    cookies: { session: as.session },
    now: at,
    ...(body !== undefined && { body }),
  })
const readPost = async () => ((await send('GET', `/posts/${post.id}`)).body as PostWithReplies).post
const readOwnTexts = async (query: string, as: RequestOptions['as'] = ada) =>
  (await send('GET', `/own${query}`, { as })).body as OwnTexts
const chooseName = (displayName: unknown, as: RequestOptions['as'] = ada) =>
  send('PUT', '/name', { as, body: { displayName } })
const range = (count: number) => Array.from({ length: count }, (_, number) => number)

describe('a like', () => {
  it('counts once per member, however often it is sent at once', async () => {
    const responses = await Promise.all(range(50).map(() => send('PUT', `/posts/${post.id}/like`)))
    expect(responses.map(({ status, body }) => [status, body])).toEqual(range(50).map(() => [200, { likes: 1 }]))
    expect(await readTable('forum_likes')).toEqual([{ user_id: ada.id, post_id: post.id, created_at: now }])
    expect((await readPost()).likes).toBe(1)
  })

  it('is added to those of others, and only its owner can remove it', async () => {
    await send('PUT', `/posts/${post.id}/like`)
    expect((await send('PUT', `/posts/${post.id}/like`, { as: ben })).body).toEqual({ likes: 2 })
    expect((await send('DELETE', `/posts/${post.id}/like`)).body).toEqual({ likes: 1 })
    expect((await send('DELETE', `/posts/${post.id}/like`)).body).toEqual({ likes: 1 })
    expect(await readTable('forum_likes')).toMatchObject([{ user_id: ben.id }])
  })

  it('needs premium while the community does, but anybody can remove theirs', async () => {
    await send('PUT', `/posts/${post.id}/like`)
    await storeSetting('tools_premium_only', JSON.stringify({ community: true }))
    expect((await send('PUT', `/posts/${post.id}/like`, { as: ben })).status).toBe(403)
    expect((await send('DELETE', `/posts/${post.id}/like`)).body).toEqual({ likes: 0 })
    expect(await readTable('forum_likes')).toEqual([])
  })

  it('counts the final state after any sequence of changes', async () => {
    const stepArbitrary = fc.record({ method: fc.constantFrom('PUT', 'DELETE'), who: fc.constantFrom('ada', 'ben') })
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 8 }), async (steps) => {
        await env.DB.prepare('DELETE FROM forum_likes').run()
        const likers = new Set<string>()
        for (const { method, who: liker } of steps) {
          await send(method, `/posts/${post.id}/like`, { as: liker === 'ada' ? ada : ben })
          if (method === 'PUT') likers.add(liker)
          else likers.delete(liker)
        }
        expect((await readPost()).likes).toBe(likers.size)
      }),
      { numRuns: 15 },
    )
  })

  it.each(['waiting', 'hidden', 'deleted'] as const)('needs a visible post, not one that is %s', async (status) => {
    const { id } = await addPost({ status })
    for (const requestedId of [id, unknownId])
      expect((await send('PUT', `/posts/${requestedId}/like`)).status).toBe(404)
    expect(await readTable('forum_likes')).toEqual([])
  })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'

type ViewRequest = { browser?: string; network?: string; at?: number; id?: string }
async function sendView({ browser = firefox, network = '203.0.113.7', at = now, id = post.id }: ViewRequest = {}) {
  const ctx = Object.assign(testCtx(), { now: at, networkAddress: network })
  return (await sendViews([id], ctx, browser)).status
}

async function sendViews(posts: string[], ctx = testCtx(), browser = firefox) {
  const headers = { Origin: site, 'User-Agent': browser, 'Content-Type': 'application/json' }
  return visit('/api/community/views', { method: 'POST', headers, body: JSON.stringify({ posts }) }, ctx)
}

describe('a view', () => {
  it('counts once per day, network and browser, however often it is sent at once', async () => {
    const responses = await Promise.all(range(20).map(() => sendView()))
    expect(new Set(responses)).toEqual(new Set([204]))
    expect((await readPost()).views).toBe(1)
    await sendView({ browser: chrome })
    await sendView({ network: '203.0.113.8' })
    expect((await readPost()).views).toBe(3)
    await sendView({ at: now + day })
    expect((await readPost()).views).toBe(4)
  })

  it('ignores the version of the browser', async () => {
    for (const number of range(30)) await sendView({ browser: `${firefox} ${number}` })
    expect((await readPost()).views).toBe(1)
  })

  it('needs one batch for all posts of a visit, and writes nothing the second time', async () => {
    const posts = [post.id, ...(await Promise.all(range(5).map(async () => (await addPost()).id)))]
    const ctx = testCtx()
    const countRowsWritten = () => ctx.recording.executed.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0)
    await getBrowserHash(ctx, 'any')
    ctx.recording.clear()
    await sendViews(posts, ctx)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(countRowsWritten()).toBeGreaterThan(0)
    ctx.recording.clear()
    await sendViews(posts, ctx)
    expect([ctx.recording.roundTrips, countRowsWritten()]).toEqual([1, 0])
    expect(await readTable('forum_views')).toHaveLength(6)
  })

  it('is dropped without a query if a network sends too many requests, or too many views at once', async () => {
    const ctx = testCtx()
    ctx.bursts = { count: (window) => Promise.resolve(window !== 'minute') }
    expect((await sendViews([post.id], ctx)).status).toBe(204)
    expect((await sendViews(range(21).map(() => post.id))).status).toBe(400)
    expect([ctx.recording.roundTrips, await readTable('forum_views')]).toEqual([0, []])
  })

  it('is not counted for posts that others cannot see, with the same response', async () => {
    const { id } = await addPost({ status: 'hidden' })
    expect([await sendView({ id }), await sendView({ id: unknownId })]).toEqual([204, 204])
    expect(await readTable('forum_views')).toEqual([])
  })

  it('stores neither network nor browser, and is deleted overnight', async () => {
    await sendView()
    expect(JSON.stringify(await readTable('forum_views'))).not.toMatch(/203\.0|firefox/i)
    await runCron(Object.assign(testCtx(), { now }), '17 3 * * *')
    expect(await readTable('forum_views')).toHaveLength(1)
    await runCron(Object.assign(testCtx(), { now: now + day }), '17 3 * * *')
    expect([await readTable('forum_views'), (await readPost()).views]).toEqual([[], 1])
  })
})

describe('the member’s own activity', () => {
  it('contains the likes, follows and texts on a page, for each member separately', async () => {
    const { id: othersPost } = await addPost({ userId: ben.id })
    const { id: deletedId } = await addPost({ userId: ada.id, status: 'deleted' })
    const { id: ownReply } = await addReply(post.id, { userId: ada.id })
    const { id: othersReply } = await addReply(post.id, { userId: ben.id })
    await send('PUT', `/posts/${othersPost}/like`)
    await send('PUT', `/posts/${othersPost}/follow`)
    const query = `?posts=${[post.id, othersPost, deletedId, unknownId].join(',')}&replies=${ownReply},${othersReply}`
    expect(await readOwnTexts(query)).toEqual({
      liked: [othersPost],
      followed: [othersPost],
      ownPosts: [post.id],
      ownReplies: [ownReply],
      displayName: 'Ada L.',
      proposedName: 'Ada L.',
    })
    expect(await readOwnTexts(query, ben)).toMatchObject({
      liked: [],
      followed: [],
      ownPosts: [othersPost],
      ownReplies: [othersReply],
      displayName: 'Ben M.',
    })
    expect(await readOwnTexts('')).toMatchObject({ liked: [], ownPosts: [], ownReplies: [] })
  })

  it('takes one round trip and one row per text requested, however much the member wrote', async () => {
    for (let number = 0; number < 30; number++) await addPost({ userId: ada.id })
    const ctx = testCtx({ viewer: { role: 'member', id: ada.id, email: '', reauthenticatedAt: now } })
    await visit(`/api/community/own?posts=${post.id},${unknownId}`, {}, ctx)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(6)
  })

  it('can be requested for at most fifty texts', async () => {
    const ids = range(51).map(() => crypto.randomUUID())
    expect((await send('GET', `/own?posts=${ids.slice(1).join(',')}`)).status).toBe(200)
    expect((await send('GET', `/own?posts=${ids.join(',')}`)).status).toBe(400)
    expect((await send('GET', '/own?replies=1')).status).toBe(400)
  })
})

describe('a display name', () => {
  it('appears with everything that the member wrote, and the full name never does', async () => {
    const { id } = await addReply(post.id, { userId: ada.id, authorName: 'Ada L.' })
    expect((await chooseName(' Ada of the  lindens ')).status).toBe(204)
    const { post: read, replies } = (await send('GET', `/posts/${post.id}`)).body as PostWithReplies
    expect([read.authorName, replies]).toMatchObject(['Ada of the lindens', [{ id, authorName: 'Ada of the lindens' }]])
    expect(JSON.stringify([read, replies])).not.toContain('Ada Linden')
  })

  it('is proposed until one is chosen, and is also stored for an account without a profile', async () => {
    await env.DB.prepare('UPDATE profiles SET display_name = NULL, full_name = ? WHERE id = ?')
      .bind('Ada Maria Linden', ada.id)
      .run()
    expect((await send('GET', '/own')).body).toMatchObject({ displayName: null, proposedName: 'Ada L.' })
    await env.DB.prepare('DELETE FROM profiles WHERE id = ?').bind(ada.id).run()
    expect((await send('GET', '/own')).body).toMatchObject({ displayName: null, proposedName: '' })
    await chooseName('Ada')
    expect((await send('GET', '/own')).body).toMatchObject({ displayName: 'Ada' })
  })

  it.each(['', 'A', 'a'.repeat(41), '\u200B\u200B'])('is refused as %j', async (name) => {
    const { status, error } = await chooseName(name)
    expect([status, error?.fields]).toEqual([400, { displayName: 'Please choose a name of 2 to 40 characters' }])
  })

  it('may be the same as another member’s, but not like ours or like an administrator’s', async () => {
    expect((await chooseName('Ben M.')).status).toBe(204)
    const adminSession = { session: await addSession(admin.id, now) }
    expect((await chooseName('Rosa, administrator', adminSession)).status).toBe(204)
    expect((await chooseName('Rosa Thorn', adminSession)).status).toBe(204)
    for (const name of ['Administrator', 'R0sa Thorn', 'rosa.thorn']) {
      const { status, error } = await chooseName(name)
      expect([name, status, error?.fields]).toEqual([
        name,
        400,
        { displayName: 'This name looks official. Please choose another' },
      ])
    }
  })

  it('can be changed five times a day', async () => {
    const { id } = await addAccount()
    const eve = { session: await addSession(id, now) }
    const statuses: number[] = []
    for (const number of range(6)) statuses.push((await chooseName(`Eve ${number}`, eve)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
  })
})
