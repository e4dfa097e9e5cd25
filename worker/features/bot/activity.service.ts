import type { BotActivityPage } from '#domain/bot/bot-status.types.ts'
import type { BotActivityType } from '#domain/bot/bot.types.ts'
import { serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import { paths } from '#domain/paths.ts'
import { onCommitted, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './activity.repo.ts'

const pageSize = 20

type NewActivity = { type: BotActivityType; description: string; at: number }

export const logActivity = (ctx: Ctx, { type, description, at }: NewActivity, condition = repo.alwaysTrue): Write =>
  onCommitted(
    repo.insertActivityIf(
      ctx.db,
      { activityType: type, description, createdAt: at },
      { condition, adminEmail: ctx.config.adminEmail, now: ctx.now },
    ),
    async ({ live }, [activityRow]) => {
      if (activityRow?.connectedAdminId)
        await live.broadcast(
          activityRow.connectedAdminId,
          serialiseLiveMessage({ kind: 'changed', link: paths.adminBot }),
        )
    },
  )

/** Lists activities, newest first. `before` is the sequence of the last activity of the previous page. */
export async function listActivity(ctx: Ctx, before?: number): Promise<BotActivityPage> {
  const rows = await repo.listActivity(ctx, pageSize + 1, before)
  const activities = rows.slice(0, pageSize)
  return { activities, before: rows.length > activities.length ? (activities.at(-1)?.sequence ?? null) : null }
}
