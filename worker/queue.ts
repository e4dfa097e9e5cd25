import type { Ctx } from './core/ctx.ts'
import { goOnWithBatch } from './features/bot/runs.service.ts'
import { sendBatch } from './features/mailing/sending.service.ts'
import type { JobMessage } from './platform/jobs.ts'

export type QueueMessage = { body: JobMessage; ack: () => void; retry: () => void }

/** Where messages end up that failed too often, by `wrangler.toml`. */
export const deadQueue = 'herbal-remedies-dead-jobs'

/** A message may come twice: who consumes it finds nothing left to do then. One that fails is delivered again. */
function work(ctx: Ctx, message: JobMessage): Promise<void> {
  return message.type === 'bot-batch' ? goOnWithBatch(ctx, message) : sendBatch(ctx, message)
}

export async function consume(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const message of messages) {
    try {
      await work(ctx, message.body)
      message.ack()
    } catch (error) {
      ctx.log.error('job_failed', error, { job: message.body.type })
      message.retry()
    }
  }
}

/** Says what failed too often; the work itself goes on from the database with the job of the next minutes. */
export function giveUp(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const message of messages) {
    ctx.log.error('job_given_up', JSON.stringify(message.body))
    message.ack()
  }
  return Promise.resolve()
}
