import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './accounts.repo.ts'

/** Returns the id of the administrator's account; undefined if there is none. */
export const findAdministratorId = (ctx: Ctx): Promise<string | undefined> =>
  repo.findConfirmedId(ctx, ctx.config.adminEmail)
