import { Hono } from 'hono'

import type { Ctx } from './ctx.ts'
import type { Env } from './env.ts'

/** `ctx` lets an in-process call reuse the ctx of its caller. */
export type AppEnv = {
  Bindings: Env & { ctx?: Ctx }
  Variables: {
    ctx: Ctx
    loadSession?: () => Promise<void>
    pageTags?: string[]
    allowsOtherSites?: true
    pageContentPolicy?: string
    /** True if the address of the page is a secret that no link on it may pass on. */
    hasSecretAddress?: true
    /** True if a streamed response writes rows after sending its headers. */
    writesAfterHeaders?: true
  }
}

export const createRouter = () => new Hono<AppEnv>()
