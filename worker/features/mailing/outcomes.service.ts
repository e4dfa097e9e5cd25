import type { Ctx } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import * as repo from './outcomes.repo.ts'

/** Campaign email that a provider event refers to. */
type ReportedMail = { campaignId: string; subscriberId: string }

/** Records a bounce. Repeated events and events about unknown emails change nothing. */
export const recordBounced = (ctx: Ctx, mail: ReportedMail): [Statement, Statement] => repo.markBounced(ctx.db, mail)
