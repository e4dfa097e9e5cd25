import type { ApiContext } from '#client/core/api.ts'
import {
  defaultChoices,
  notificationChannels,
  type NotificationChoices,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts'

import { addPushDevice } from './profile.api.ts'

/** Reads the channels of a form. A kind without a valid channel gets its default. */
export const readChoices = (fields: Readonly<Record<string, string>>): NotificationChoices => ({
  ...defaultChoices,
  ...Object.fromEntries(
    notificationKinds.flatMap((kind) => {
      const channel = notificationChannels.find((known) => known === fields[kind])
      return channel ? [[kind, channel]] : []
    }),
  ),
})

export async function addThisDevice(context: ApiContext, pushKey: string): Promise<void> {
  const { subscribeToPush } = await import('./push-subscription.ts')
  await addPushDevice(context, await subscribeToPush(pushKey))
}
