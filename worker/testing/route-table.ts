import { app } from '#worker/app.ts'
import { policyOf, type RoutePolicy } from '#worker/core/policy.ts'
import { type Validated, validatedBy } from '#worker/core/validate.ts'

export type Route = { method: string; path: string; policy: RoutePolicy; validations: Validated[] }

/** Every route of the app with what it takes: of each its policy and what its validators were made with. */
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

/** By the first words of their addresses: what belongs to one feature is tried together. */
export const byFeature = <One extends { path: string }>(asked: readonly One[]): [string, One[]][] => [
  ...Map.groupBy(asked, ({ path }) =>
    path
      .split('/')
      .slice(0, path.startsWith('/api') ? 3 : 2)
      .join('/'),
  ),
]

/** So many at a time, each part called by where it begins: for requests that change nothing, filling the site costs more than they do. */
export const inParts = <One extends { path: string }>(asked: readonly One[], size: number): [string, One[]][] =>
  Array.from({ length: Math.ceil(asked.length / size) }, (_, part) => {
    const some = asked.slice(part * size, (part + 1) * size)
    return [some[0]?.path ?? '', some]
  })
