import type { JobRhythm } from '#domain/status/status.types.ts'

import { createBudgetedCtx } from './core/budget.ts'
import type { Ctx } from './core/ctx.ts'
import { purgePending } from './core/purges.ts'
import { runBot } from './features/bot/runs.service.ts'
import { notifyExpiries } from './features/cabinet/expiry.service.ts'
import { recheckTexts } from './features/community/text.service.ts'
import { notifyStricterFacts } from './features/fact-alerts/fact-alerts.service.ts'
import { requestWaitingConfirmations } from './features/mailing/confirmations.service.ts'
import { sendScheduled } from './features/mailing/schedule.service.ts'
import { sweepCampaigns } from './features/mailing/sending.service.ts'
import { sendDueNotifications } from './features/notifications/sending.service.ts'
import { ringDueTimers } from './features/notifications/timers.service.ts'
import { deleteExpiredRows } from './features/retention/retention.service.ts'
import { recheckHerbs } from './features/safety/herb-rechecks.service.ts'
import { recheckRecipes } from './features/safety/safety.service.ts'
import { runSequentially } from './features/status/job-runs.service.ts'
import { sendDueAnswerMails } from './features/support/answer-mails.service.ts'
import { endExpiredPlans } from './features/users/premium.service.ts'

/**
 * `scheduledTime` is the planned time of the job in milliseconds since the epoch. Jobs may overlap or repeat: a lease
 * prevents a second run, or the second run finds nothing to do.
 */
type Job = { name: string; run: (ctx: Ctx, scheduledTime: number) => Promise<void> }

/** Jobs by cron expression. The most urgent jobs come first, because the jobs of one invocation share a budget. */
const schedules: Record<string, { rhythm: JobRhythm; jobs: Job[] }> = {
  '* * * * *': {
    rhythm: 'minute',
    jobs: [
      { name: 'purge-edge', run: purgePending },
      { name: 'recheck-herbs', run: recheckHerbs },
      { name: 'recheck-recipes', run: recheckRecipes },
      { name: 'tell-stricter-facts', run: notifyStricterFacts },
      { name: 'ask-subscribers', run: requestWaitingConfirmations },
      { name: 'mail-answers', run: sendDueAnswerMails },
      { name: 'ring-timers', run: ringDueTimers },
      { name: 'send-notifications', run: sendDueNotifications },
      { name: 'send-scheduled', run: sendScheduled },
      { name: 'sweep-campaigns', run: sweepCampaigns },
      { name: 'recheck-texts', run: recheckTexts },
      { name: 'end-plans', run: endExpiredPlans },
      { name: 'herbi-bot', run: runBot },
    ],
  },
  '17 3 * * *': {
    rhythm: 'day',
    jobs: [
      { name: 'delete-expired-rows', run: deleteExpiredRows },
      { name: 'tell-expiries', run: notifyExpiries },
    ],
  },
}

export async function runCron(ctx: Ctx, expression: string, scheduledTime = ctx.now): Promise<void> {
  const schedule = schedules[expression]
  if (!schedule) return
  const budgetedCtx = createBudgetedCtx(ctx)
  const jobs = schedule.jobs.map(({ name, run }) => ({ name, run: () => run(budgetedCtx, scheduledTime) }))
  await runSequentially(budgetedCtx, schedule.rhythm, jobs)
}
