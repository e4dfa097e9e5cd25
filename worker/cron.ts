import type { Ctx } from './core/ctx.ts'

/** A job of the minute; it may overlap or repeat, so each takes its own lease. */
type Job = { name: string; run: (ctx: Ctx) => Promise<void> }

const jobs: Record<string, Job[]> = { '* * * * *': [] }

export async function runCron(ctx: Ctx, expression: string): Promise<void> {
  for (const job of jobs[expression] ?? []) {
    try {
      await job.run(ctx)
    } catch (error) {
      ctx.log.error('job_failed', error, { job: job.name })
    }
  }
}
