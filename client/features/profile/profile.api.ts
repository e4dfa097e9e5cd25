import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { NotificationChoices } from '#domain/notifications/notification-kinds.ts'
import type { PushSubscriptionInput } from '#domain/notifications/notifications.schemas.ts'
import type { AccountsApi } from '#worker/features/accounts/accounts.routes.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'
import type { SubscribersApi } from '#worker/features/mailing/subscribers.routes.ts'
import type { NotificationsApi } from '#worker/features/notifications/notifications.routes.ts'
import type { ProfileApi } from '#worker/features/profile/profile.routes.ts'

type Details = { fullName: string; dateOfBirth: string; location: string }

const callAccount = createApiCall((hc, network) => hc<AccountsApi>(api.account, network))
const callCommunity = createApiCall((hc, network) => hc<CommunityApi>(api.community, network))
const callMailing = createApiCall((hc, network) => hc<SubscribersApi>(api.mailing, network))
const callNotifications = createApiCall((hc, network) => hc<NotificationsApi>(api.notifications, network))
const callProfile = createApiCall((hc, network) => hc<ProfileApi>(api.profile, network))

export const getProfile = (context: ApiContext) => callProfile(context, (profile) => profile.index.$get())

export const changeProfile = (context: ApiContext, json: Details) =>
  callProfile(context, (profile) => profile.index.$put({ json }))

export const changeDisplayName = (context: ApiContext, displayName: string) =>
  callCommunity(context, (community) => community.name.$put({ json: { displayName } }))

/** Sends a confirmation to the new address. The account keeps the old one until it's confirmed. */
export const requestEmailChange = (context: ApiContext, email: string) =>
  callAccount(context, (account) => account.emails.request.$post({ json: { email } }))

export const changePassword = (context: ApiContext, json: { present: string; password: string }) =>
  callAccount(context, (account) => account.password.$put({ json }))

export const listSessions = (context: ApiContext) => callAccount(context, (account) => account.sessions.$get())

export const endSession = (context: ApiContext, id: string) =>
  callAccount(context, (account) => account.sessions[':id'].$delete({ param: pathParams({ id }) }))

/** Ends all sessions, including this one. */
export const endSessions = (context: ApiContext) => callAccount(context, (account) => account.sessions.$delete())

export const getSafetyCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$get())

export const deleteSafetyCopy = (context: ApiContext) => callProfile(context, (profile) => profile.safety.$delete())

export const exportData = (context: ApiContext) => callAccount(context, (account) => account.export.$get())

export const deleteAccount = (context: ApiContext, password: string) =>
  callAccount(context, (account) => account.index.$delete({ json: { password } }))

export const getNewsletters = (context: ApiContext) => callMailing(context, (mailing) => mailing.own.$get())

/** Sends a confirmation email for the newsletter. */
export const subscribeToNewsletter = (context: ApiContext) => callMailing(context, (mailing) => mailing.own.$put())

export const unsubscribeFromNewsletter = (context: ApiContext) =>
  callMailing(context, (mailing) => mailing.own.$delete())

export const getNotificationSettings = (context: ApiContext) =>
  callNotifications(context, (notifications) => notifications.settings.$get())

export const saveChoices = (context: ApiContext, json: NotificationChoices) =>
  callNotifications(context, (notifications) => notifications.choices.$put({ json }))

/** Sends pushes to this browser. */
export const addPushDevice = (context: ApiContext, json: PushSubscriptionInput) =>
  callNotifications(context, (notifications) => notifications.devices.$put({ json }))

export const removePushDevice = (context: ApiContext, id: string) =>
  callNotifications(context, (notifications) => notifications.devices[':id'].$delete({ param: pathParams({ id }) }))
