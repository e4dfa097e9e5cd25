import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

import { maxExaminedPosts } from '#domain/community/community.rules.ts'
import { postListQuery } from '#domain/community/community.schemas.ts'
import { getPost, listPosts } from '#worker/features/community/posts.service.ts'

import { createCtx, medianMilliseconds, rowsRead, rowsReturned } from './bench-ctx.ts'
import { type Figure, createFigureBuilder } from './figures.ts'

const sizes = [100, 100_000]
const rowsInStatement = 5000
const replies = 1000
const maxExtraRows = 3
const maxTimeRatio = 2
const categories = ['5f0c1a51-0001-4000-8000-000000000001', '5f0c1a51-0002-4000-8000-000000000002']
/** A search reads each candidate twice in the index and once in its row, and also the categories. */
const maxSearchRows = 3 * maxExaminedPosts + 10

const { atMost } = createFigureBuilder(
  'services on a local D1 that counts round trips and rows; times are medians of fifty',
)

export async function measureCommunity(prebuiltWorkerDir: string): Promise<Figure[]> {
  const harness = createTestHarness({ workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir }] })
  await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  const figures: Figure[] = []
  const firstPage: number[] = []
  let present = 0
  for (const total of sizes) {
    await generatePosts(DB, present, total)
    present = total
    figures.push(...(await measurePages(DB, total)))
    firstPage.push(await medianMilliseconds(() => listPosts(createCtx(DB).ctx, postListQuery.parse({}))))
  }
  const [small = 1, large = 1] = firstPage
  const ratio = Math.round((large / small) * 10) / 10
  await harness.close()
  return [...figures, atMost('first page of posts, time with 100,000 to time with 100', ratio, maxTimeRatio)]
}

async function measurePages(DB: D1Database, total: number): Promise<Figure[]> {
  const figures: Figure[] = []
  const measure = async (label: string, run: (ctx: ReturnType<typeof createCtx>['ctx']) => Promise<unknown>) => {
    const { ctx, recording } = createCtx(DB)
    await run(ctx)
    const name = `${total} posts: ${label}`
    figures.push(atMost(`${name}, round trips`, recording.roundTrips, 1))
    return { name, recording }
  }
  const middle = String(Math.floor(total / 2))
  for (const query of [
    {},
    { before: middle },
    { category: 'first-cups' },
    { category: 'first-cups', before: middle },
  ]) {
    const { name, recording } = await measure(`list ${JSON.stringify(query)}`, (ctx) =>
      listPosts(ctx, postListQuery.parse(query)),
    )
    figures.push(
      atMost(`${name}, rows read beyond those returned`, rowsRead(recording) - rowsReturned(recording), maxExtraRows),
    )
  }
  for (const search of ['tea', 'linden', 'saffron', 'linden saffron']) {
    const query = postListQuery.parse({ search, category: 'first-cups' })
    const { name, recording } = await measure(`search ${search}`, (ctx) => listPosts(ctx, query))
    figures.push(atMost(`${name}, rows read`, rowsRead(recording), maxSearchRows))
  }
  const { name, recording } = await measure(`post with ${replies} replies`, (ctx) => getPost(ctx, 'post-50', 0))
  const beyond = rowsRead(recording) - rowsReturned(recording)
  return [...figures, atMost(`${name}, rows read beyond those returned`, beyond, maxExtraRows)]
}

/**
 * Adds posts up to `total`: every second one in one category, one in ten with "linden", one in a thousand with
 * "saffron", one in fifty hidden.
 */
async function generatePosts(db: D1Database, present: number, total: number): Promise<void> {
  const text = `'My tea of the day' || CASE WHEN n % 10 = 0 THEN ', with linden' ELSE '' END || CASE WHEN n % 1000 = 0 THEN ' and saffron' ELSE '' END`
  for (let first = present + 1; first <= total; first += rowsInStatement) {
    const last = Math.min(total, first + rowsInStatement - 1)
    await db
      .prepare(`INSERT INTO forum_posts (id, category_id, slug, title, excerpt, content, body, checked, data_version, status, is_pinned, created_at)
        WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})
        SELECT 'post-' || n, CASE n % 2 WHEN 0 THEN '${categories[0]}' ELSE '${categories[1]}' END, 'tea', 'Tea ' || n,
        ${text}, ${text}, '[]', '{"plants":[],"notes":[]}', '', CASE n % 50 WHEN 1 THEN 'hidden' ELSE 'shown' END, n <= 6, n FROM numbers`)
      .run()
  }
  if (present > 0) return
  await db
    .prepare(`INSERT INTO forum_replies (id, post_id, content, body, checked, data_version, status, created_at)
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${2 * replies})
      SELECT 'reply-' || n, 'post-50', 'Yes', '[]', '{"plants":[],"notes":[]}', '', CASE n % 2 WHEN 1 THEN 'hidden' ELSE 'shown' END, n FROM numbers`)
    .run()
}
