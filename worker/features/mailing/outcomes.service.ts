import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './outcomes.repo.ts'

/** What the provider reports of a mail of a campaign, which it names by the mail’s tags `campaign` and `subscriber`. */
export type Outcome = { campaignId: string; subscriberId: string; what: 'bounced' | 'opened' }

/** Writes it into the ledger; a repetition, or a report of a mail that we do not know, changes nothing. */
export const recordOutcome = (ctx: Ctx, { what, ...mail }: Outcome): [Statement, Statement] =>
  what === 'bounced' ? repo.markBounced(ctx.db, mail) : repo.markOpened(ctx.db, mail, ctx.now)
