import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './accounts.repo.ts'

/** The account that administrates, for what it is told; undefined where there is none. */
export const findAdministrator = (ctx: Ctx): Promise<string | undefined> =>
  repo.findConfirmedId(ctx, ctx.config.adminEmail)
