import { app } from './app.ts'
import { createCtx, type Run } from './core/ctx.ts'
import type { Env } from './core/env.ts'
import { runCron } from './cron.ts'

export default {
  fetch: app.fetch,
  scheduled: (controller: { cron: string }, env: Env, run: Run) => runCron(createCtx(env, run), controller.cron),
}
