import type { Ctx } from './core/ctx.ts'
import { forgetSessions } from './features/accounts/sessions.service.ts'
import { forgetUnconfirmedAccounts } from './features/accounts/sign-up.service.ts'
import { tellExpiries } from './features/cabinet/expiry.service.ts'
import { forgetViews } from './features/community/marks.service.ts'
import { recheckTexts } from './features/community/text.service.ts'
import { askWaiting } from './features/mailing/confirmations.service.ts'
import { forgetUnconfirmed } from './features/mailing/mailing.service.ts'
import { forgetTries } from './features/rate-limits/rate-limits.service.ts'
import { recheckRecipes } from './features/safety/safety.service.ts'
import { forgetOldEvents } from './features/security/security.service.ts'

/** A job may overlap or repeat: it takes a lease, or a second run finds nothing left to do. */
type Job = { name: string; run: (ctx: Ctx) => Promise<void> }

const jobs: Record<string, Job[]> = {
  '* * * * *': [
    { name: 'recheck-recipes', run: recheckRecipes },
    { name: 'recheck-texts', run: recheckTexts },
    { name: 'ask-subscribers', run: askWaiting },
  ],
  '17 3 * * *': [
    { name: 'forget-tries', run: forgetTries },
    { name: 'forget-unconfirmed', run: forgetUnconfirmed },
    { name: 'forget-sessions', run: forgetSessions },
    { name: 'forget-accounts', run: forgetUnconfirmedAccounts },
    { name: 'forget-security-events', run: forgetOldEvents },
    { name: 'forget-views', run: forgetViews },
    { name: 'tell-expiries', run: tellExpiries },
  ],
}

export async function runCron(ctx: Ctx, expression: string): Promise<void> {
  for (const job of jobs[expression] ?? []) {
    try {
      await job.run(ctx)
    } catch (error) {
      ctx.log.error('job_failed', error, { job: job.name })
    }
  }
}
