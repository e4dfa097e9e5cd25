import { app } from './app.ts'
import { createCtx, type Run } from './core/ctx.ts'
import type { Env } from './core/env.ts'
import { runCron } from './cron.ts'
import { mailFor } from './features/mailbox/mailbox.service.ts'

export { LiveMessages } from './features/notifications/live-messages.do.ts'

export default {
  fetch: app.fetch,
  scheduled: (controller: { cron: string }, env: Env, run: Run) =>
    runCron(createCtx(env, run, mailFor), controller.cron),
}
