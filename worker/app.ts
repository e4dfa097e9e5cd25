import type { Context } from 'hono'

import { api as mounts } from '#domain/api.ts'

import { envelope, notFound, publicError, statusOf } from './core/errors.ts'
import { policy } from './core/policy.ts'
import { prepareRequest, requireSameOrigin } from './core/request.ts'
import { type AppEnv, createRouter } from './core/router.ts'
import { securityHeaders } from './core/security-headers.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { recipesRoutes } from './features/recipes/recipes.routes.ts'
import { createPages } from './pages/pages.routes.ts'

const api = createRouter()
  .route(mounts.recipes, recipesRoutes)
  .all('/api/*', policy('page.read', 'private'), () => {
    throw notFound('Address')
  })

const pages = createPages(createRouter().use(prepareRequest).route('/', api).onError(answerError))

export const app = createRouter()
  .use(securityHeaders, prepareRequest, requireSameOrigin)
  .route('/', api)
  .route('/', healthRoutes)
  .route('/', pages)
  .onError(answerError)
  .notFound((c) => answerError(notFound('Address'), c))

function answerError(cause: Error, c: Context<AppEnv>) {
  const error = publicError(cause)
  if (error.code === 'internal' || error.code === 'unavailable')
    c.var.ctx.log.error('request_failed', cause, { requestId: c.var.requestId, path: c.req.path })
  return c.json(envelope(error, c.var.requestId), statusOf(error), { 'Cache-Control': 'private, no-store' })
}
