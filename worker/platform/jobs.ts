/** Queue message for work that continues in another invocation. */
export type JobMessage =
  | { type: 'bot-batch'; batchId: string }
  | { type: 'brew-timer'; timerId: string }
  | { type: 'campaign-batch'; campaignId: string; number: number }

export type JobQueue = { send: (message: JobMessage, options?: { delaySeconds: number }) => Promise<unknown> }

/**
 * `send` resolves once the queue has the message. The queue delivers it after `delaySeconds`, sometimes more than once,
 * and in rare cases never.
 */
export type Jobs = { send: (message: JobMessage, delaySeconds?: number) => Promise<void> }

export const createJobs = (queue: JobQueue): Jobs => ({
  send: async (message, delaySeconds) =>
    void (await queue.send(message, delaySeconds === undefined ? undefined : { delaySeconds })),
})
