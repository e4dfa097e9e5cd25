import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { minuteMs } from '#domain/durations.ts'
import { pick, randomFrom } from '#domain/random.ts'
import { app } from '#worker/app.ts'
import { purgePending } from '#worker/core/purges.ts'
import { moderatePost } from '#worker/features/community/moderation.service.ts'
import { setDisplayName } from '#worker/features/community/names.service.ts'
import { deletePost, editPost } from '#worker/features/community/post-writing.service.ts'
import { addReply, deleteReply, editReply } from '#worker/features/community/replies.service.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { addNamedMember, addPost } from '#worker/testing/community-rows.ts'
import { fakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site } from '#worker/testing/visit.ts'

import { length, seed, reportFigures } from './length.ts'

const posts = 4
const start = testCtx().now

type Purge = 'done' | 'refused' | 'killed'
type Page = { path: string; text: string }

/** Errors with the same status are equal: the text of each contains its own request id. */
const pageOf = async (path: string, response: Response): Promise<Page> => ({
  path,
  text: response.ok ? await response.text() : String(response.status),
})

const draw = async (path: string) => {
  const ctx = testCtx({ countsRows: false })
  const run = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
  return app.fetch(new Request(new URL(path, site)), { ...env, ctx }, run)
}

/** Returns the edge in front of the app. Copies never expire, so that only a purge removes one. */
function createEdge() {
  let held = Promise.resolve()
  const cache = fakeEdgeCache(
    async ({ url }) => {
      const { pathname, search } = new URL(url)
      const response = await draw(pathname + search)
      await held
      return response
    },
    () => 0,
  )
  const readPage = async (path: string): Promise<Page> => {
    const response = await cache.fetch(new Request(new URL(path, site)))
    return pageOf(path, response)
  }
  return {
    platform: cache.platform,
    look: readPage,
    /** Draws a page, runs the work, and stores the page only after that. */
    async storeAfter(path: string, work: () => Promise<void>) {
      const storing = Promise.withResolvers<void>()
      held = storing.promise
      const reading = readPage(path)
      await work()
      storing.resolve()
      await reading
    },
    async drawn(path: string): Promise<Page> {
      return pageOf(path, await draw(path))
    },
  }
}

it('leaves no changed page at the edge after the purge job has run, whatever became of each first purge', async (task) => {
  const random = randomFrom(seed)
  const edge = createEdge()
  const people = [await addNamedMember('Ada', start), await addNamedMember('Ben', start)]
  const ids = await Promise.all(
    Array.from({ length: posts }, async (_, number) => {
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
  const counts: Record<Purge, number> & { storedLate: number } = { done: 0, refused: 0, killed: 0, storedLate: 0 }
  let now = start

  /** Returns a ctx whose purge is done, refused, or never ends because the worker is killed; `killed` resolves then. */
  const ctxOf = (viewer: { id: string; role: 'member' | 'admin' }, purge: Purge) => {
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

  const write = async (purge: Purge): Promise<void> => {
    const person = pick(people, random) ?? { id: '' }
    const postId = pick(ids, random) ?? ''
    const [shown] = await readTable(`forum_replies WHERE user_id = '${person.id}' AND status = 'shown' LIMIT 1`)
    const own = ctxOf({ id: person.id, role: 'member' }, purge)
    const admins = ctxOf({ id: admin.id, role: 'admin' }, purge)
    const text = `Cup ${Math.floor(random() * 1e9)}`
    const reply = () => addReply(own.ctx, postId, { content: text })
    const acts = [
      reply,
      () => (shown ? editReply(own.ctx, String(shown['id']), { content: text }) : reply()),
      () => (shown ? deleteReply(own.ctx, String(shown['id'])) : reply()),
      () => setDisplayName(own.ctx, text),
      () => editPost(own.ctx, postId, { title: text, content: text }),
      () => moderatePost(admins.ctx, postId, { isPinned: random() < 0.5 }),
      () => moderatePost(admins.ctx, postId, { status: random() < 0.5 ? 'hidden' : 'shown' }),
      () => (random() < 0.1 ? deletePost(own.ctx, postId) : reply()),
    ]
    const acting = Promise.resolve(pick(acts, random)?.()).catch(() => undefined)
    await Promise.race([acting, own.killed, admins.killed])
    counts[purge]++
  }

  const rounds = length({ short: 6, whole: 60 })
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < 6; step++) {
      now += 5000
      const purge = pick(['done', 'refused', 'killed'] as const, random) ?? 'done'
      const path = pick(pages, random) ?? ''
      await edge.look(pick(pages, random) ?? '')
      if (random() < 0.7) await write(purge)
      else {
        counts.storedLate++
        await edge.storeAfter(path, () => write(purge))
      }
    }
    now += minuteMs
    const { ctx } = ctxOf({ id: admin.id, role: 'admin' }, 'done')
    await purgePending(ctx)
    expect(await readTable('purges')).toEqual([])
    for (const path of pages) expect(await edge.look(path)).toEqual(await edge.drawn(path))
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
  reportFigures(task, { pages: pages.length * rounds, ...counts })
})
