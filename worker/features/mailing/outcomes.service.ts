import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './outcomes.repo.ts'

/** A mail of a campaign, as the provider names it by the mail’s tags `campaign` and `subscriber`. */
type ReportedMail = { campaignId: string; subscriberId: string }

/** Writes into the ledger that it came back; a repetition, or a report of a mail that we do not know, changes nothing. */
export const recordBounced = (ctx: Ctx, mail: ReportedMail): [Statement, Statement] => repo.markBounced(ctx.db, mail)
