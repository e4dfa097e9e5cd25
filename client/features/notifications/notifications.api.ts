import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { listenLive } from '#client/core/live.ts'
import { api } from '#domain/api.ts'
import type { LiveMessage } from '#domain/notifications/live-messages.ts'
import type { NotificationsApi } from '#worker/features/notifications/notifications.routes.ts'

const callNotifications = createApiCall((hc, network) => hc<NotificationsApi>(api.notifications, network))

/** Returns the newest notifications, or those before the sequence number `before`. */
export const listNotifications = (context: ApiContext, before?: number) =>
  callNotifications(context, (notifications) =>
    notifications.index.$get({ query: before === undefined ? {} : { before: String(before) } }),
  )

export const readNotification = (context: ApiContext, id: string) =>
  callNotifications(context, (notifications) => notifications[':id'].read.$put({ param: pathParams({ id }) }))

/** Marks all notifications up to this sequence number as read. */
export const readAllNotifications = (context: ApiContext, upTo: number) =>
  callNotifications(context, (notifications) => notifications.read.$put({ query: { upTo: String(upTo) } }))

type NotificationListener = { after: number; onMessage: (message: LiveMessage) => void; onRefused: () => void }

/** Listens for notifications after the sequence number `after`. Returns a function that stops listening. */
export const listenForNotifications = (listener: NotificationListener): (() => void) =>
  listenLive({ address: (after) => `${api.notifications}/live?after=${after}`, ...listener })

/** Returns the kind of notification whose emails the link stops. */
export const getMailLink = (context: ApiContext, token: string) =>
  callNotifications(context, (notifications) =>
    notifications['mail-links'][':token'].$get({ param: pathParams({ token }) }),
  )

export const stopMails = (context: ApiContext, token: string) =>
  callNotifications(context, (notifications) =>
    notifications['mail-links'][':token'].$post({ param: pathParams({ token }) }),
  )
