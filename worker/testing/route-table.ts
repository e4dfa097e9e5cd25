import { app } from '#worker/app.ts'
import { policyOf, type RoutePolicy } from '#worker/core/policy.ts'
import { type Validated, validatedBy } from '#worker/core/validate.ts'

export type Route = { method: string; path: string; policy: RoutePolicy; validations: Validated[] }

/** Returns every route of the app with its policy and its validations. */
export function routeTable(): Route[] {
  const routes: Route[] = []
  for (const { method, path, handler } of app.routes) {
    const policy = policyOf(handler)
    if (policy) routes.push({ method, path, policy, validations: [] })
    const validation = validatedBy(handler)
    if (validation)
      routes.findLast((route) => route.method === method && route.path === path)?.validations.push(validation)
  }
  return routes
}

/** Groups routes by the beginning of their paths, so that one test covers a feature. */
export const byFeature = <One extends { path: string }>(routes: readonly One[]): [string, One[]][] => [
  ...Map.groupBy(routes, ({ path }) =>
    path
      .split('/')
      .slice(0, path.startsWith('/api') ? 3 : 2)
      .join('/'),
  ),
]

/**
 * Splits routes into groups of `size`, each named after its first path. Use it for read-only requests, where seeding
 * the database costs more than the requests.
 */
export const inParts = <One extends { path: string }>(routes: readonly One[], size: number): [string, One[]][] =>
  Array.from({ length: Math.ceil(routes.length / size) }, (_, part) => {
    const some = routes.slice(part * size, (part + 1) * size)
    return [some[0]?.path ?? '', some]
  })
