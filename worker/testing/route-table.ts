import { app } from '#worker/app.ts'
import { getPolicy, type RoutePolicy } from '#worker/core/policy.ts'
import { type Validation, getValidation } from '#worker/core/validate.ts'

export type Route = { method: string; path: string; policy: RoutePolicy; validations: Validation[] }

export function listRoutes(): Route[] {
  const routes: Route[] = []
  for (const { method, path, handler } of app.routes) {
    const policy = getPolicy(handler)
    if (policy) routes.push({ method, path, policy, validations: [] })
    const validation = getValidation(handler)
    if (validation)
      routes.findLast((route) => route.method === method && route.path === path)?.validations.push(validation)
  }
  return routes
}

/** Groups routes by the start of their paths, so that one test covers one feature. */
export const groupByFeature = <Item extends { path: string }>(routes: readonly Item[]): [string, Item[]][] => [
  ...Map.groupBy(routes, ({ path }) =>
    path
      .split('/')
      .slice(0, path.startsWith('/api') ? 3 : 2)
      .join('/'),
  ),
]

/**
 * Splits routes into groups of `size`, each named after its first path. Use it for read-only requests, because seeding
 * the database takes longer than they do.
 */
export const splitRoutes = <Item extends { path: string }>(routes: readonly Item[], size: number): [string, Item[]][] =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, index) => {
    const group = routes.slice(index * size, (index + 1) * size)
    return [group[0]?.path ?? '', group]
  })
