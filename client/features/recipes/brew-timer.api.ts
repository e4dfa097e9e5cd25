import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BrewTimerInput } from '#domain/notifications/notifications.schemas.ts'
import type { NotificationsApi } from '#worker/features/notifications/notifications.routes.ts'

const callNotifications = createApiCall((hc, network) => hc<NotificationsApi>(api.notifications, network))

/** Asks to be notified of this timer, instead of any earlier one. */
export const startTimer = (context: ApiContext, json: BrewTimerInput) =>
  callNotifications(context, (notifications) => notifications.timer.$put({ json }))

export const stopTimer = (context: ApiContext) =>
  callNotifications(context, (notifications) => notifications.timer.$delete())
