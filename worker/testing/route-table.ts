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
