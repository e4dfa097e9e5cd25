import { publicPages } from '#client/routes.public.tsx'
import { inputShape } from '#domain/testing/schema-samples.ts'

import { routeTable } from './route-table.ts'

/** Returns the routes as plain data, for a program outside the worker. */
export const openRoutes = () =>
  routeTable().map(({ method, path, validations }) => ({
    method,
    path,
    shapes: validations.map(({ target, schema }) => ({ target, shape: inputShape(schema) })),
  }))

export const openPages = (): string[] => publicPages.map(({ path }) => path).filter((path) => path !== '*')
