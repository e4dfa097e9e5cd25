import type { Ctx } from './core/ctx.ts'
import { handleBatchMessage } from './features/bot/runs.service.ts'
import { sendBatch } from './features/mailing/sending.service.ts'
import { ringTimer } from './features/notifications/timers.service.ts'
import { runJob } from './features/status/job-runs.service.ts'
import { storeDeadJobs } from './features/status/status.service.ts'
import type { JobMessage } from './platform/jobs.ts'

export type QueueMessage = { id: string; body: JobMessage; ack: () => void; retry: () => void }

/** True for a queue of messages that failed too often. Names are those of `wrangler.toml`. */
export const isDeadLetterQueue = (queue: string): boolean => queue.endsWith('-dead-jobs')

/** Processes one message. If it is delivered twice, the second run finds nothing to do. */
function processMessage(ctx: Ctx, message: JobMessage): Promise<void> {
  if (message.type === 'brew-timer') return ringTimer(ctx, message.timerId)
  return message.type === 'bot-batch' ? handleBatchMessage(ctx, message) : sendBatch(ctx, message)
}

export async function consumeMessages(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const message of messages) {
    const { failures } = await runJob(ctx, message.body.type, () => processMessage(ctx, message.body))
    if (failures === 0) message.ack()
    else message.retry()
  }
}

/** Logs and stores messages that failed too often. The minutely jobs continue the work. */
export async function handleDeadLetters(ctx: Ctx, messages: readonly QueueMessage[]): Promise<void> {
  for (const { body } of messages) ctx.log.error('queue_message_failed_permanently', JSON.stringify(body))
  await storeDeadJobs(ctx, messages.map(toDeadJob)).catch((error: unknown) =>
    ctx.log.error('dead_jobs_store_failed', error),
  )
  for (const message of messages) message.ack()
}

const toDeadJob = ({ id, body }: QueueMessage) => ({
  id,
  job: body.type,
  subject: getSubject(body),
})

function getSubject(message: JobMessage): string {
  if (message.type === 'brew-timer') return message.timerId
  return message.type === 'bot-batch' ? message.batchId : message.campaignId
}
