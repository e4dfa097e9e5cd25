import {
  completeChoices,
  defaultChoices,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationKind,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx, Reader } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './choices.repo.ts'

export const getChoices = async (ctx: Ctx): Promise<NotificationChoices> =>
  completeChoices(await repo.listChoices(ctx, requireUser(ctx).id))

export async function saveChoices(ctx: Ctx, choices: NotificationChoices): Promise<void> {
  const userId = requireUser(ctx).id
  const [first, ...rest] = notificationKinds.map((kind) =>
    repo.upsertChoice(ctx.db, { userId, kind, channel: choices[kind] }),
  )
  if (first) await commit(ctx, [first, ...rest])
}

/** Returns the channel of a kind for any member. */
export const getChannel = async (
  reader: Reader,
  userId: string,
  kind: NotificationKind,
): Promise<NotificationChannel> => (await repo.findChannel(reader, userId, kind)) ?? defaultChoices[kind]
