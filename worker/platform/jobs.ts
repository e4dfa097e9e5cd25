/** Message of the queue: work that continues in another invocation. */
export type JobMessage =
  | { type: 'bot-batch'; batchId: string }
  | { type: 'campaign-batch'; campaignId: string; number: number }

export type JobQueue = { send: (message: JobMessage, options?: { delaySeconds: number }) => Promise<unknown> }

/**
 * `send` resolves once the queue has the message, which it delivers after `delaySeconds`. A message may be delivered
 * more than once, and in rare cases not at all.
 */
export type Jobs = { send: (message: JobMessage, delaySeconds?: number) => Promise<void> }

export const createJobs = (queue: JobQueue): Jobs => ({
  send: async (message, delaySeconds) =>
    void (await queue.send(message, delaySeconds === undefined ? undefined : { delaySeconds })),
})
