import type { JobRhythm } from '#domain/status/status.types.ts'

import { withBudget } from './core/budget.ts'
import type { Ctx } from './core/ctx.ts'
import { forgetSessions } from './features/accounts/sessions.service.ts'
import { forgetUnconfirmedAccounts } from './features/accounts/sign-up.service.ts'
import { forgetGenerations } from './features/blends/generations.service.ts'
import { forgetBotActivity } from './features/bot/retention.service.ts'
import { runBot } from './features/bot/runs.service.ts'
import { tellExpiries } from './features/cabinet/expiry.service.ts'
import { forgetViews } from './features/community/marks.service.ts'
import { recheckTexts } from './features/community/text.service.ts'
import { askWaiting } from './features/mailing/confirmations.service.ts'
import { forgetUnconfirmed } from './features/mailing/mailing.service.ts'
import { forgetMailEvents } from './features/mailing/provider-events.service.ts'
import { sendScheduled } from './features/mailing/schedule.service.ts'
import { sweepCampaigns } from './features/mailing/sending.service.ts'
import { forgetReports } from './features/policy-reports/policy-reports.service.ts'
import { forgetTries } from './features/rate-limits/rate-limits.service.ts'
import { recheckHerbs } from './features/safety/herb-rechecks.service.ts'
import { recheckRecipes } from './features/safety/safety.service.ts'
import { forgetOldEvents } from './features/security/security.service.ts'
import { runInTurn } from './features/status/job-runs.service.ts'
import { forgetStatus } from './features/status/status.service.ts'
import { mailAnswers } from './features/support/answer-mails.service.ts'
import { endPlans } from './features/users/premium.service.ts'

/** `at` is the time for which the job was due, in milliseconds since the epoch. A job may overlap or repeat: it takes a lease, or a second run finds nothing left to do. */
type Job = { name: string; run: (ctx: Ctx, at: number) => Promise<void> }

/** The jobs of one invocation share its budget, the most urgent first. */
const schedules: Record<string, { rhythm: JobRhythm; jobs: Job[] }> = {
  '* * * * *': {
    rhythm: 'minute',
    jobs: [
      { name: 'recheck-herbs', run: recheckHerbs },
      { name: 'recheck-recipes', run: recheckRecipes },
      { name: 'ask-subscribers', run: askWaiting },
      { name: 'mail-answers', run: mailAnswers },
      { name: 'send-scheduled', run: sendScheduled },
      { name: 'sweep-campaigns', run: sweepCampaigns },
      { name: 'recheck-texts', run: recheckTexts },
      { name: 'end-plans', run: endPlans },
      { name: 'herbi-bot', run: runBot },
    ],
  },
  '17 3 * * *': {
    rhythm: 'day',
    jobs: [
      { name: 'forget-tries', run: forgetTries },
      { name: 'forget-unconfirmed', run: forgetUnconfirmed },
      { name: 'forget-mail-events', run: forgetMailEvents },
      { name: 'forget-sessions', run: forgetSessions },
      { name: 'forget-accounts', run: forgetUnconfirmedAccounts },
      { name: 'forget-security-events', run: forgetOldEvents },
      { name: 'forget-policy-reports', run: forgetReports },
      { name: 'forget-views', run: forgetViews },
      { name: 'forget-generations', run: forgetGenerations },
      { name: 'tell-expiries', run: tellExpiries },
      { name: 'forget-bot-activity', run: forgetBotActivity },
      { name: 'forget-status', run: forgetStatus },
    ],
  },
}

export async function runCron(ctx: Ctx, expression: string, at = ctx.now): Promise<void> {
  const schedule = schedules[expression]
  if (!schedule) return
  const budgeted = withBudget(ctx)
  const works = schedule.jobs.map(({ name, run }) => ({ name, run: () => run(budgeted, at) }))
  await runInTurn(budgeted, schedule.rhythm, works)
}
