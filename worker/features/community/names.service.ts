import { communityMessages } from '#domain/community/community.messages.ts'
import { createLookalikeKey, looksOfficial } from '#domain/community/display-name.rules.ts'
import { dayMs } from '#domain/durations.ts'
import { commitPublic } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { tags } from '#worker/core/tags.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './names.repo.ts'

const changeLimit = { max: 5, windowMs: dayMs }

/** Sets the display name. Throws `invalid` if a member chooses a name that looks like an administrator's. */
export async function setDisplayName(ctx: Ctx, displayName: string): Promise<void> {
  const { id, role } = requireUser(ctx)
  if (role !== 'admin') await rejectOfficialName(ctx, displayName)
  await rateLimit(ctx, 'display-name', changeLimit, id)
  await commitPublic(ctx, [tags.community], [repo.upsertDisplayName(ctx.db, id, displayName, ctx.now)])
}

async function rejectOfficialName(ctx: Ctx, displayName: string): Promise<void> {
  const administratorName = await repo.findDisplayName(ctx, ctx.config.adminEmail)
  if (
    !looksOfficial(displayName) &&
    (administratorName === null || createLookalikeKey(administratorName) !== createLookalikeKey(displayName))
  )
    return
  throw new AppError('invalid', communityMessages.nameTaken, { displayName: communityMessages.nameTaken })
}
