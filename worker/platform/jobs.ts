/** What a queue carries: work that goes on in a run of its own. */
export type JobMessage =
  | { type: 'bot-batch'; batchId: string }
  | { type: 'campaign-batch'; campaignId: string; number: number }

/** The queue of `wrangler.toml`. */
export type JobQueue = { send: (message: JobMessage, options?: { delaySeconds: number }) => Promise<unknown> }

/**
 * `send` resolves once the queue has the message, which it delivers after `delaySeconds`; it may be delivered more than once, and in
 * rare cases not at all.
 */
export type Jobs = { send: (message: JobMessage, delaySeconds?: number) => Promise<void> }

/** Jobs by a queue of the platform. */
export const queueJobs = (queue: JobQueue): Jobs => ({
  send: async (message, delaySeconds) =>
    void (await queue.send(message, delaySeconds === undefined ? undefined : { delaySeconds })),
})
