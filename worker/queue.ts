import type { Ctx } from './core/ctx.ts'
import { handleBatchMessage } from './features/bot/runs.service.ts'
import { sendBatch } from './features/mailing/sending.service.ts'
import { runJob } from './features/status/job-runs.service.ts'
import { storeDeadJobs } from './features/status/status.service.ts'
import type { JobMessage } from './platform/jobs.ts'

export type QueueMessage = { id: string; body: JobMessage; ack: () => void; retry: () => void }

/** True for a queue of messages that failed too often, by its name in `wrangler.toml`. */
export const isDeadQueue = (queue: string): boolean => queue.endsWith('-dead-jobs')

/**
 * A message may be delivered twice: the second time there is nothing left to do. A failed message is delivered again.
 */
function work(ctx: Ctx, message: JobMessage): Promise<void> {
  return message.type === 'bot-batch' ? handleBatchMessage(ctx, message) : sendBatch(ctx, message)
}

export async function consume(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const message of messages) {
    const { failures } = await runJob(ctx, message.body.type, () => work(ctx, message.body))
    if (failures === 0) message.ack()
    else message.retry()
  }
}

/**
 * Logs and stores messages that failed too often. The job that runs every minute continues their work from the
 * database.
 */
export async function handleDeadLetters(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const { body } of messages) ctx.log.error('job_given_up', JSON.stringify(body))
  await storeDeadJobs(ctx, messages.map(deadJobOf)).catch((error: unknown) => ctx.log.error('dead_job_not_kept', error))
  for (const message of messages) message.ack()
}

const deadJobOf = ({ id, body }: QueueMessage) => ({
  id,
  job: body.type,
  subject: body.type === 'bot-batch' ? body.batchId : body.campaignId,
})
