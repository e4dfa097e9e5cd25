import { publicPages } from '#client/routes.documents.ts'
import { toInputSchema } from '#domain/testing/schema-samples.ts'

import { listRoutes } from './route-table.ts'

export const describeRoutes = () =>
  listRoutes().map(({ method, path, validations }) => ({
    method,
    path,
    shapes: validations.map(({ target, schema }) => ({ target, shape: toInputSchema(schema) })),
  }))

export const listPublicPaths = (): string[] => publicPages.map(({ path }) => path).filter((path) => path !== '*')
