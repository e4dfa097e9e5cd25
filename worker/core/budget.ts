import { secondMs } from '#domain/durations.ts'

import type { Ctx } from './ctx.ts'

/**
 * Maximum external calls of all jobs in one invocation. Cloudflare allows 1,000 subrequests and 1,000 D1 queries on a
 * paid plan; the rest is for the job that exceeds the budget, for logs and for deferred work.
 */
export const callsMax = 800
/** Milliseconds after which the minutely jobs start nothing new, so that they end before the next minute. */
export const runMsMax = 45 * secondMs

/** `hasRoom` returns false once the run has used up its calls or its time. The next run does the remaining work. */
export type Budget = { hasRoom: () => boolean }

/** Unlimited budget for a request: it makes few calls and, unlike a job, can't leave work for a next run. */
export const unlimitedBudget: Budget = { hasRoom: () => true }

/**
 * Returns the ctx with its external calls counted: each database statement, and each call to a queue, a Durable Object,
 * the edge or a mail provider. Everything that runs with this ctx shares the count.
 */
export function createBudgetedCtx(ctx: Ctx, { calls, ms } = { calls: callsMax, ms: runMsMax }): Ctx {
  const endsAt = Date.now() + ms
  let remainingCalls = calls
  const spend = (count = 1) => void (remainingCalls -= count)
  const { db, read, live, jobs, mail, campaignMail, cache } = ctx
  const batch: Ctx['db']['batch'] = (statements) => {
    spend(statements.length)
    return db.batch(statements)
  }
  return {
    ...ctx,
    budget: { hasRoom: () => remainingCalls > 0 && Date.now() < endsAt },
    db: Object.assign(Object.create(db), { batch }),
    read: countCalls(read, spend),
    live: {
      wake: countCalls(live.wake, spend),
      broadcast: countCalls(live.broadcast, spend),
      closeSockets: countCalls(live.closeSockets, spend),
      connect: countCalls(live.connect, spend),
    },
    jobs: { send: countCalls(jobs.send, spend) },
    mail: { ...mail, send: countCalls(mail.send, spend) },
    campaignMail: { ...campaignMail, send: countCalls(campaignMail.send, spend) },
    cache: { ...cache, purge: countCalls(cache.purge, spend) },
  }
}

const countCalls = <Call extends (...values: never[]) => unknown>(call: Call, spend: () => void): Call =>
  ((...values: never[]) => {
    spend()
    return call(...values)
  }) as Call
