import { secondMs } from '#domain/durations.ts'

import type { Ctx } from './ctx.ts'

/**
 * Maximum external calls that the jobs of one invocation make together. Cloudflare's paid plan allows 1,000 subrequests
 * and 1,000 D1 queries. The remaining calls are for logs, deferred work and a job that exceeds the budget.
 */
export const maxCalls = 800
/** Milliseconds after which no minutely job starts new work. The jobs then end before the next minute. */
export const maxRunMs = 45 * secondMs

/**
 * Returns a copy of the ctx that counts external calls: database statements, and calls to queues, Durable Objects, the
 * edge, mail providers and push services. All code that uses the copy shares the count.
 */
export function createBudgetedCtx(ctx: Ctx, { calls, ms } = { calls: maxCalls, ms: maxRunMs }): Ctx {
  const endsAt = Date.now() + ms
  let remainingCalls = calls
  const spend = (count = 1) => void (remainingCalls -= count)
  const { db, read, live, jobs, mail, campaignMail, push, cache } = ctx
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
    push: { ...push, send: countCalls(push.send, spend) },
    cache: { ...cache, purge: countCalls(cache.purge, spend) },
  }
}

const countCalls = <Call extends (...values: never[]) => unknown>(call: Call, spend: () => void): Call =>
  ((...values: never[]) => {
    spend()
    return call(...values)
  }) as Call
