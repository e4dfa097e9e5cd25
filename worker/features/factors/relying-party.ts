import type { Context } from 'hono'

import type { AppEnv } from '#worker/core/router.ts'

/** Site that a passkey belongs to: `id` is its host name. */
export type RelyingParty = { id: string; origin: string }

/** Reads the relying party from SITE_URL, or from the request on a local server, whose port may change. */
export function readRelyingParty(c: Context<AppEnv>): RelyingParty {
  const { isLocal, siteUrl } = c.var.ctx.config
  const { hostname: id, origin } = new URL(isLocal ? c.req.url : siteUrl)
  return { id, origin }
}
