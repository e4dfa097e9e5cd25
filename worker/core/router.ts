import { Hono } from 'hono'

import type { Ctx } from './ctx.ts'
import type { Env } from './env.ts'

/** `ctx` in the bindings: an in-process call goes on with the caller's. */
export type AppEnv = {
  Bindings: Env & { ctx?: Ctx }
  Variables: {
    ctx: Ctx
    loadSession?: () => Promise<void>
    pageTags?: string[]
    forOtherSites?: true
    ownContentPolicy?: string
    /** Set where the answer is still being written, and rows with it, after its headers have gone out. */
    writesAfterHeaders?: true
  }
}

/** A router of the one kind that everything is mounted on. */
export const createRouter = () => new Hono<AppEnv>()
