import { Hono } from 'hono'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'
import { app } from '#worker/app.ts'
import type { ExecutionContext } from '#worker/core/ctx.ts'
import type { Env } from '#worker/core/env.ts'

import { naive } from '../naive/naive.routes.ts'
import { record } from './record.ts'

export { LiveMessages } from '#worker/features/notifications/live-messages.do.ts'

/** Whole site with additional routes for the bench. Never deployed. */
const bench = new Hono<{ Bindings: Env }>()
  .get('/bench/bare', (c) => c.json({ name: 'bare' }))
  .get('/bench/query', async (c) => {
    const { results } = await c.env.DB.prepare('SELECT id, name FROM recipes WHERE slug = ? LIMIT 1')
      .bind('hillside-thyme-cup')
      .all()
    return c.json({ results })
  })
  .get('/bench/addresses', (c) =>
    c.json({
      routes: [...new Set(app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))],
      pages: [...publicPages, ...memberPages].map(({ path }) => path),
    }),
  )
  .route('/bench/naive', naive)

export default {
  fetch(request: Request, env: Env, run: ExecutionContext) {
    const { pathname } = new URL(request.url)
    const answer = pathname.startsWith('/bench/') ? bench.fetch : app.fetch
    return request.headers.has('X-Record')
      ? record(env, (recorded, own) => answer(request, recorded, own))
      : answer(request, env, { ...run, waitUntil: (work) => run.waitUntil(work), passThroughOnException, props: {} })
  },
}

const passThroughOnException = () => undefined
