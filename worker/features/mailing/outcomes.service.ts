import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './outcomes.repo.ts'

/** A campaign email, identified by the tags `campaign` and `subscriber` that the provider reports. */
type ReportedMail = { campaignId: string; subscriberId: string }

/** Records a bounce. A repeated report, or a report about an unknown email, changes nothing. */
export const recordBounced = (ctx: Ctx, mail: ReportedMail): [Statement, Statement] => repo.markBounced(ctx.db, mail)
