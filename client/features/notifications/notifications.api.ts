import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { NotificationsApi } from '#worker/features/notifications/notifications.routes.ts'

type Context = Readonly<RouterContextProvider>

const askNotifications = createAsk((hc, network) => hc<NotificationsApi>(api.notifications, network))

/** The newest, or those before the sequence. */
export const listNotifications = (context: Context, before?: number) =>
  askNotifications(context, (notifications) =>
    notifications.index.$get({ query: before === undefined ? {} : { before: String(before) } }),
  )

export const readNotification = (context: Context, id: string) =>
  askNotifications(context, (notifications) => notifications[':id'].read.$put({ param: pathParams({ id }) }))

export const readAllNotifications = (context: Context) =>
  askNotifications(context, (notifications) => notifications.read.$put())
