import type { BotActivityPage } from '#domain/bot/bot-standing.types.ts'
import type { BotActivityType } from '#domain/bot/bot.types.ts'
import { writeLiveMessage } from '#domain/notifications/live-messages.ts'
import { paths } from '#domain/paths.ts'
import { onCommitted, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './activity.repo.ts'

const activitiesAtOnce = 20

type Told = { type: BotActivityType; words: string; at: number }

/** The row that says what the bot did; it goes into the same batch as the act, and every page of the administrator hears of it. */
export const tellActivity = (ctx: Ctx, { type, words, at }: Told, condition = repo.always): Statement =>
  onCommitted(
    repo.insertActivityIf(
      ctx.db,
      { activityType: type, description: words, createdAt: at },
      { condition, adminEmail: ctx.config.adminEmail, now: ctx.now },
    ),
    async ({ live }, [written]) => {
      if (written?.listener)
        await live.say(written.listener, writeLiveMessage({ kind: 'changed', link: paths.adminBot }))
    },
  )

/** What the bot did, the newest first; `before` goes on after the one of that sequence. */
export async function listActivity(ctx: Ctx, before?: number): Promise<BotActivityPage> {
  const found = await repo.listActivity(ctx, activitiesAtOnce + 1, before)
  const activities = found.slice(0, activitiesAtOnce)
  return { activities, before: found.length > activities.length ? (activities.at(-1)?.sequence ?? null) : null }
}
