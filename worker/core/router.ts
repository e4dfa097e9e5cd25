import { Hono } from 'hono'

import type { Ctx } from './ctx.ts'
import type { Env } from './env.ts'

/** `ctx` in the bindings lets an in-process call reuse its caller's `ctx`. */
export type AppEnv = {
  Bindings: Env & { ctx?: Ctx }
  Variables: {
    ctx: Ctx
    loadSession?: () => Promise<void>
    pageTags?: string[]
    allowsOtherSites?: true
    pageContentPolicy?: string
    /** Set if the response is streamed, and rows are written after its headers were sent. */
    writesAfterHeaders?: true
  }
}

export const createRouter = () => new Hono<AppEnv>()
