import type { PushSubscriptionInput } from '#domain/notifications/notifications.schemas.ts'
import type { NotificationSettings } from '#domain/notifications/notifications.types.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { importPushKey } from '#worker/platform/push-encryption.ts'

import { getChoices } from './choices.service.ts'
import * as repo from './devices.repo.ts'

/** Returns how the member gets notifications. `sessionHash` identifies this browser among their devices. */
export async function getNotificationSettings(ctx: Ctx, sessionHash: string): Promise<NotificationSettings> {
  const [choices, devices] = await Promise.all([getChoices(ctx), repo.listDevices(ctx, requireUser(ctx).id)])
  return {
    choices,
    pushKey: ctx.push.publicKey,
    devices: devices.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      createdAt,
      usedAt,
      isPresent: id === sessionHash,
    })),
  }
}

/** Sends pushes to this browser until its session ends. Safe to repeat. Throws `invalid` for an unusable key. */
export async function subscribeDevice(
  ctx: Ctx,
  sessionHash: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (ctx.push.publicKey === null) throw new AppError('unavailable', 'This site can’t send push notifications.')
  const isValidKey = await importPushKey(keys.p256dh).then(
    () => true,
    () => false,
  )
  if (!isValidKey) throw new AppError('invalid', 'This browser’s push key can’t be used.')
  const times = { createdAt: ctx.now, usedAt: ctx.now }
  const subscription = { sessionHash, userId: requireUser(ctx).id, endpoint, ...keys, ...times }
  await commit(ctx, repo.replaceSubscription(ctx.db, subscription))
}

/** Throws `not_found` for a device that gets no pushes or belongs to another member. */
export async function unsubscribeDevice(ctx: Ctx, sessionHash: string): Promise<void> {
  const [deletedRows] = await executeBatch(ctx, [repo.deleteSubscription(ctx.db, requireUser(ctx).id, sessionHash)])
  if (deletedRows.length === 0) throw notFound('Device')
}
