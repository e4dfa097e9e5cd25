import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { minuteMs } from '#domain/durations.ts'
import { createSeededRandom, pick } from '#domain/random.ts'
import { app } from '#worker/app.ts'
import { purgePending } from '#worker/core/purges.ts'
import { moderatePost } from '#worker/features/community/moderation.service.ts'
import { setDisplayName } from '#worker/features/community/people.service.ts'
import { deletePost, editPost } from '#worker/features/community/post-writing.service.ts'
import { addReply, deleteReply, editReply } from '#worker/features/community/replies.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addNamedMember, addPost } from '#worker/testing/community-rows.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site } from '#worker/testing/visit.ts'

import { chooseSize, reportFigures, seed } from './run-settings.ts'

const postCount = 4
const startTime = testCtx().now

type PurgeOutcome = 'done' | 'refused' | 'killed'
type Page = { path: string; text: string }

/** Compares error pages by status only, because their text contains the request id. */
const toPage = async (path: string, response: Response): Promise<Page> => ({
  path,
  text: response.ok ? await response.text() : String(response.status),
})

const renderPage = async (path: string) => {
  const ctx = testCtx({ countsRows: false })
  const executionCtx = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
  return app.fetch(new Request(new URL(path, site)), { ...env, ctx }, executionCtx)
}

/** Returns an edge cache in front of the app. Cached pages never expire, so only purges remove them. */
function createEdge() {
  let storageGate = Promise.resolve()
  const cache = createFakeEdgeCache(
    async ({ url }) => {
      const { pathname, search } = new URL(url)
      const response = await renderPage(pathname + search)
      await storageGate
      return response
    },
    () => 0,
  )
  const fetchPage = async (path: string): Promise<Page> => {
    const response = await cache.fetch(new Request(new URL(path, site)))
    return toPage(path, response)
  }
  return {
    platform: cache.platform,
    fetchPage,
    /** Renders a page, runs `work`, and then stores the page in the cache. */
    async storeAfter(path: string, work: () => Promise<void>) {
      const storageHold = Promise.withResolvers<void>()
      storageGate = storageHold.promise
      const pendingPage = fetchPage(path)
      await work()
      storageHold.resolve()
      await pendingPage
    },
    async renderDirectly(path: string): Promise<Page> {
      return toPage(path, await renderPage(path))
    },
  }
}

it('leaves no outdated page at the edge after the purge job has run, whatever happened to earlier purges', async (task) => {
  const random = createSeededRandom(seed)
  const edge = createEdge()
  const people = [await addNamedMember('Ada', startTime), await addNamedMember('Ben', startTime)]
  const ids = await Promise.all(
    Array.from({ length: postCount }, async (_, number) => {
      const { id } = await addPost({
        title: `Linden ${number}`,
        userId: people[number % 2]?.id ?? '',
        authorName: 'Ada',
      })
      return id
    }),
  )
  const pages = ['/community', '/api/community/posts', '/api/community/categories', '/sitemap.xml'].concat(
    ids.flatMap((id) => [`/community/${id}-linden`, `/api/community/posts/${id}`]),
  )
  const counts: Record<PurgeOutcome, number> & { storedLate: number } = {
    done: 0,
    refused: 0,
    killed: 0,
    storedLate: 0,
  }
  let now = startTime

  /**
   * Returns a ctx for one purge outcome: success, refusal, or no end because the worker is killed. In the last case,
   * `killed` resolves.
   */
  const createCtxWithPurge = (viewer: { id: string; role: 'member' | 'admin' }, purge: PurgeOutcome) => {
    const killed = Promise.withResolvers<void>()
    const ctx = Object.assign(
      testCtx({ viewer: { ...viewer, email: '', reauthenticatedAt: now }, countsRows: false }),
      {
        now,
      },
    )
    ctx.config.limitFactor = 1000
    ctx.cache.purge = async (tags) => {
      if (purge === 'refused') throw new Error('rate limited')
      if (purge === 'done') return edge.platform.purge({ tags: [...tags] })
      killed.resolve()
      return new Promise<never>(() => undefined)
    }
    return { ctx, killed: killed.promise }
  }

  const performRandomChange = async (purge: PurgeOutcome): Promise<void> => {
    const person = pick(people, random) ?? { id: '' }
    const postId = pick(ids, random) ?? ''
    const [shownReply] = await readTable(`forum_replies WHERE user_id = '${person.id}' AND status = 'shown' LIMIT 1`)
    const memberCtx = createCtxWithPurge({ id: person.id, role: 'member' }, purge)
    const adminCtx = createCtxWithPurge({ id: admin.id, role: 'admin' }, purge)
    const text = `Cup ${Math.floor(random() * 1e9)}`
    const addRandomReply = () => addReply(memberCtx.ctx, postId, { content: text })
    const changes = [
      addRandomReply,
      () => (shownReply ? editReply(memberCtx.ctx, String(shownReply['id']), { content: text }) : addRandomReply()),
      () => (shownReply ? deleteReply(memberCtx.ctx, String(shownReply['id'])) : addRandomReply()),
      () => setDisplayName(memberCtx.ctx, text),
      () => editPost(memberCtx.ctx, postId, { title: text, content: text }),
      () => moderatePost(adminCtx.ctx, postId, { isPinned: random() < 0.5 }),
      () => moderatePost(adminCtx.ctx, postId, { status: random() < 0.5 ? 'hidden' : 'shown' }),
      () => (random() < 0.1 ? deletePost(memberCtx.ctx, postId) : addRandomReply()),
    ]
    const pendingChange = Promise.resolve(pick(changes, random)?.()).catch(() => undefined)
    await Promise.race([pendingChange, memberCtx.killed, adminCtx.killed])
    counts[purge]++
  }

  const rounds = chooseSize({ short: 6, full: 60 })
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < 6; step++) {
      now += 5000
      const purge = pick(['done', 'refused', 'killed'] as const, random) ?? 'done'
      const path = pick(pages, random) ?? ''
      await edge.fetchPage(pick(pages, random) ?? '')
      if (random() < 0.7) await performRandomChange(purge)
      else {
        counts.storedLate++
        await edge.storeAfter(path, () => performRandomChange(purge))
      }
    }
    now += minuteMs
    const { ctx } = createCtxWithPurge({ id: admin.id, role: 'admin' }, 'done')
    await purgePending(ctx)
    expect(await readTable('purges')).toEqual([])
    for (const path of pages) expect(await edge.fetchPage(path)).toEqual(await edge.renderDirectly(path))
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  reportFigures(task, { pages: pages.length * rounds, ...counts })
})
