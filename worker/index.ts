import { app } from './app.ts'
import { createCtx, type ExecutionContext } from './core/ctx.ts'
import type { Env } from './core/env.ts'
import { runCron } from './cron.ts'
import { dependencies } from './dependencies.ts'
import { consumeMessages, handleDeadLetters, isDeadLetterQueue, type QueueMessage } from './queue.ts'

export { LiveMessages } from './features/notifications/live-messages.do.ts'

export default {
  fetch: app.fetch,
  scheduled: ({ cron, scheduledTime }: { cron: string; scheduledTime: number }, env: Env, run: ExecutionContext) =>
    runCron(createCtx(env, run, dependencies), cron, scheduledTime),
  queue: ({ queue, messages }: { queue: string; messages: readonly QueueMessage[] }, env: Env, run: ExecutionContext) =>
    (isDeadLetterQueue(queue) ? handleDeadLetters : consumeMessages)(createCtx(env, run, dependencies), messages),
}
