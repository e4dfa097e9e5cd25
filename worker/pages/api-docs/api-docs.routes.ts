import type { RouterRoute } from 'hono/types'

import { api } from '#domain/api.ts'
import { programPaths } from '#domain/link-paths.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'

import { renderDocsPage } from './docs-page.ts'
import { describeApi } from './open-api.ts'
import { type Operation, readOperations } from './operations.ts'
import { describePublicApi } from './public-open-api.ts'

const descriptionPolicy = policy('api.read', { tags: () => [tags.pages] })

/** Serves the description of the API, for programs and for people. Calls `listRoutes` after all routes are mounted. */
export function createApiDocsRoutes(listRoutes: () => readonly RouterRoute[]) {
  let cachedOperations: Operation[] | undefined
  const operations = () => (cachedOperations ??= readOperations(listRoutes()))
  return createRouter()
    .get(api.description, descriptionPolicy, stripQuery, (c) =>
      c.json(describeApi(operations(), c.var.ctx.config.siteUrl)),
    )
    .get(programPaths.description, policy('public-api.read', { tags: () => [tags.pages] }), stripQuery, (c) =>
      c.json(describePublicApi(c.var.ctx.config.siteUrl)),
    )
    .get(api.docs, descriptionPolicy, stripQuery, (c) => c.html(renderDocsPage(operations())))
}
