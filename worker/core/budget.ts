import { secondMs } from '#domain/durations.ts'

import type { Ctx } from './ctx.ts'

/**
 * Maximum external calls that the jobs of one invocation may make together. Cloudflare allows 1,000 subrequests and
 * 1,000 D1 queries on a paid plan, so a fifth is left for the job that uses up the budget, for logs and for work after
 * the last job.
 */
export const callsMax = 800
/** Milliseconds after which the minutely jobs start nothing new, so that they end before the next minute. */
export const runMsMax = 45 * secondMs

/** `hasRoom` is false once the run has used up its calls or its time; the remaining work waits for the next run. */
export type Budget = { hasRoom: () => boolean }

/** Unlimited budget for a request: it makes few calls and, unlike a job, can't leave work for a next run. */
export const noLimit: Budget = { hasRoom: () => true }

/**
 * Returns the ctx with its external calls counted: each database statement, and each call to a queue, a Durable Object,
 * the edge or a mail provider. Everything that runs with this ctx shares the count.
 */
export function withBudget(ctx: Ctx, { calls, ms } = { calls: callsMax, ms: runMsMax }): Ctx {
  const endsAt = Date.now() + ms
  let left = calls
  const spend = (count = 1) => void (left -= count)
  const { db, read, live, jobs, mail, campaignMail, cache } = ctx
  const batch: Ctx['db']['batch'] = (statements) => {
    spend(statements.length)
    return db.batch(statements)
  }
  return {
    ...ctx,
    budget: { hasRoom: () => left > 0 && Date.now() < endsAt },
    db: Object.assign(Object.create(db), { batch }),
    read: counted(read, spend),
    live: {
      wake: counted(live.wake, spend),
      broadcast: counted(live.broadcast, spend),
      closeSockets: counted(live.closeSockets, spend),
      connect: counted(live.connect, spend),
    },
    jobs: { send: counted(jobs.send, spend) },
    mail: { ...mail, send: counted(mail.send, spend) },
    campaignMail: { ...campaignMail, send: counted(campaignMail.send, spend) },
    cache: { ...cache, purge: counted(cache.purge, spend) },
  }
}

const counted = <Call extends (...values: never[]) => unknown>(call: Call, spend: () => void): Call =>
  ((...values: never[]) => {
    spend()
    return call(...values)
  }) as Call
