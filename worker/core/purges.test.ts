import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { schema } from '#drizzle/db.ts'
import { runCron } from '#worker/cron.ts'
import { addReply } from '#worker/features/community/replies.service.ts'
import { getStatus } from '#worker/features/status/status.service.ts'
import { addLiveMembers, readTable } from '#worker/testing/account-rows.ts'
import { addNamedMember, addPost } from '#worker/testing/community-rows.ts'
import { admin, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { commitPublic, onCommitted } from './commit.ts'
import { purgePending } from './purges.ts'
import type { Statement } from './statement.ts'

const { now } = testCtx()
const afterDelay = now + 15_000

/** Returns a ctx with an edge cache that records its calls, and refuses them while `isRefusing` returns true. */
function createCtxWithEdge(at: number, isRefusing: () => boolean = () => false) {
  const calls: string[][] = []
  const cache = {
    purge: async ({ tags }: { tags: string[] }) => {
      if (isRefusing()) return { success: false, errors: [{ code: 10_429, message: 'rate limited' }] }
      calls.push(tags)
      return { success: true, errors: [] }
    },
  }
  return { ctx: Object.assign(testCtx({ viewer: admin, cache }), { now: at }), calls }
}

const write = ({ db }: TestCtx): Statement =>
  db.update(schema.forumCategories).set({ icon: '🌿' }).where(eq(schema.forumCategories.id, 'none'))
const readPendingTags = async () => (await readTable('purges')).map(({ tags }) => JSON.parse(String(tags)) as string[])

describe('a public write', () => {
  it('purges its tags before it returns and before it notifies anybody, and leaves the second purge pending', async () => {
    const { ctx, calls } = createCtxWithEdge(now)
    const purgesAtCallback: string[][][] = []
    await commitPublic(
      ctx,
      ['posts', 'post:1', 'posts'],
      [onCommitted(write(ctx), async () => void purgesAtCallback.push([...calls]))],
    )
    await ctx.settle()
    expect(calls).toEqual([['posts', 'post:1']])
    expect(purgesAtCallback).toEqual([calls])
    expect(await readPendingTags()).toEqual([['posts', 'post:1']])
  })

  it('stores no purge if its batch fails', async () => {
    const { ctx, calls } = createCtxWithEdge(now)
    const category = {
      id: 'same',
      slug: 'same',
      name: '',
      description: '',
      color: '',
      icon: '',
      isActive: true,
      orderIndex: 9,
    }
    const broken = ctx.db.insert(schema.forumCategories).values([category, category])
    await expect(commitPublic(ctx, ['posts'], [broken])).rejects.toThrow()
    expect([calls, await readPendingTags()]).toEqual([[], []])
  })

  it('is kept if the platform refuses the purge, and the failure is logged', async () => {
    const { ctx } = createCtxWithEdge(now, () => true)
    await commitPublic(ctx, ['recipes', 'herbs'], [write(ctx)])
    expect(ctx.loggedErrors).toMatchObject([{ event: 'purge_failed', fields: { tags: 'recipes herbs' } }])
    expect(await readPendingTags()).toEqual([['recipes', 'herbs']])
  })

  it('makes no purge call of its own while an earlier purge keeps failing', async () => {
    const { ctx: earlier } = createCtxWithEdge(now - 130_000, () => true)
    await commitPublic(earlier, ['herbs'], [write(earlier)])
    const { ctx, calls } = createCtxWithEdge(now)
    await commitPublic(ctx, ['posts'], [write(ctx)])
    expect(calls).toEqual([])
    await purgePending(Object.assign(ctx, { now: afterDelay }))
    expect([calls, await readPendingTags()]).toEqual([[['herbs', 'posts']], []])
  })

  it('returns the results of its statements', async () => {
    const { ctx } = createCtxWithEdge(now)
    const { users } = schema
    const read = ctx.db.select({ id: users.id }).from(users).where(eq(users.id, admin.id)).limit(1)
    const [, rows] = await commitPublic(ctx, ['posts'], [write(ctx), read])
    expect(rows).toEqual([{ id: admin.id }])
  })
})

describe('the purge job', () => {
  it('purges again what a request purged some seconds ago, and then deletes its row', async () => {
    const { ctx, calls } = createCtxWithEdge(now)
    await commitPublic(ctx, ['posts'], [write(ctx)])
    await purgePending(ctx)
    expect(calls).toHaveLength(1)
    await runCron(Object.assign(ctx, { now: afterDelay }), '* * * * *')
    expect([calls, await readPendingTags()]).toEqual([[['posts'], ['posts']], []])
    await purgePending(ctx)
    expect(calls).toHaveLength(2)
  })

  it('purges for a request that was killed', async () => {
    const { ctx, calls } = createCtxWithEdge(now)
    Object.assign(ctx.cache, { purge: () => new Promise(() => undefined) })
    void commitPublic(ctx, ['post:1'], [write(ctx)])
    await expect.poll(readPendingTags).toEqual([['post:1']])
    const laterCtx = createCtxWithEdge(afterDelay)
    await purgePending(laterCtx.ctx)
    expect([calls, laterCtx.calls, await readPendingTags()]).toEqual([[], [['post:1']], []])
  })

  it('groups pending purges, oldest first, a hundred tags per call', async () => {
    const { ctx, calls } = createCtxWithEdge(now)
    for (let number = 149; number >= 0; number--)
      await env.DB.prepare('INSERT INTO purges (tags, requested_at) VALUES (?, ?)')
        .bind(JSON.stringify([`recipe:${number}`]), now - 60_000 + number)
        .run()
    await purgePending(ctx)
    expect(calls.map((tags) => [tags.length, tags[0]])).toEqual([
      [100, 'recipe:0'],
      [50, 'recipe:100'],
    ])
    expect(await readPendingTags()).toEqual([])
  })

  it('keeps a refused purge, and shows it on the status page until it succeeds', async () => {
    let calls = 0
    const { ctx } = createCtxWithEdge(now, () => ++calls > 1)
    for (let number = 0; number < 150; number++)
      await env.DB.prepare('INSERT INTO purges (tags, requested_at) VALUES (?, ?)')
        .bind(JSON.stringify([`recipe:${number}`]), now - 60_000 + number)
        .run()
    await expect(purgePending(ctx)).rejects.toThrow('rate limited')
    expect(await getStatus(ctx)).toMatchObject({ purges: { owed: 50, oldestAt: now - 60_000 + 100 } })
    await purgePending(createCtxWithEdge(now + 60_000).ctx)
    expect(await getStatus(ctx)).toMatchObject({ purges: { owed: 0, oldestAt: null } })
  })
})

describe('a reply', () => {
  it('is on the page before its readers are notified', async () => {
    const post = { id: '5f0c1a51-aaaa-4000-8000-000000000001' }
    const ada = await addNamedMember('Ada', now)
    await addPost({ ...post, title: 'Linden', userId: admin.id })
    await addLiveMembers(admin.id)
    const events: string[] = []
    const cache = { purge: async ({ tags }: { tags: string[] }) => void events.push(...tags) }
    const ctx = testCtx({ viewer: { role: 'member', id: ada.id, email: '', reauthenticatedAt: now }, cache })
    const { wake } = ctx.live
    ctx.live.wake = async (userId) => {
      events.push('note')
      return wake(userId)
    }
    await addReply(ctx, post.id, { content: 'Steep it longer.' })
    await ctx.settle()
    expect(events).toEqual(['posts', `post:${post.id}`, 'note'])
    expect(await (await visit(`/community/${post.id}-linden`)).text()).toContain('Steep it longer.')
  })
})
