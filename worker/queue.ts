import type { Ctx } from './core/ctx.ts'
import { goOnWithBatch } from './features/bot/runs.service.ts'
import { sendBatch } from './features/mailing/sending.service.ts'
import { runJob } from './features/status/job-runs.service.ts'
import { keepDeadJobs } from './features/status/status.service.ts'
import type { JobMessage } from './platform/jobs.ts'

export type QueueMessage = { id: string; body: JobMessage; ack: () => void; retry: () => void }

/** Whether a queue is one of those where messages end up that failed too often, by their names in `wrangler.toml`. */
export const isDeadQueue = (queue: string): boolean => queue.endsWith('-dead-jobs')

/** A message may come twice: who consumes it finds nothing left to do then. One that fails is delivered again. */
function work(ctx: Ctx, message: JobMessage): Promise<void> {
  return message.type === 'bot-batch' ? goOnWithBatch(ctx, message) : sendBatch(ctx, message)
}

export async function consume(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const message of messages) {
    const { failures } = await runJob(ctx, message.body.type, () => work(ctx, message.body))
    if (failures === 0) message.ack()
    else message.retry()
  }
}

/** Says and keeps what failed too often; the work itself goes on from the database with the job of the next minutes. */
export async function handleDeadLetters(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const { body } of messages) ctx.log.error('job_given_up', JSON.stringify(body))
  await keepDeadJobs(ctx, messages.map(deadJobOf)).catch((error: unknown) => ctx.log.error('dead_job_not_kept', error))
  for (const message of messages) message.ack()
}

const deadJobOf = ({ id, body }: QueueMessage) => ({
  id,
  job: body.type,
  subject: body.type === 'bot-batch' ? body.batchId : body.campaignId,
})
