import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { PreferencesChange } from '#domain/mailing/preferences.schemas.ts'
import type { OwnSource } from '#domain/mailing/subscribers.types.ts'
import type { MailingApi, PreferencesApi, UnsubscribingApi } from '#worker/features/mailing/mailing.routes.ts'

const callMailing = createApiCall((hc, network) => hc<MailingApi>(api.mailing, network))

export const subscribe = (context: ApiContext, json: { email: string; firstName: string; source: OwnSource }) =>
  callMailing(context, (mailing) => mailing.subscribers.$post({ json }))

export const confirmSubscription = (context: ApiContext, json: { token: string; opens: boolean }) =>
  callMailing(context, (mailing) => mailing.confirmations.$post({ json }))

const callUnsubscribe = createApiCall((hc, network) => hc<UnsubscribingApi>(api.unsubscribe, network))

/** Checks whether the token of an email link is valid. */
export const getLinkStatus = (context: ApiContext, token: string) =>
  callUnsubscribe(context, (unsubscribing) => unsubscribing[':token'].status.$get({ param: pathParams({ token }) }))

/** Unsubscribes the owner of the token. */
export const unsubscribe = (context: ApiContext, token: string) =>
  callUnsubscribe(context, (unsubscribing) => unsubscribing[':token'].$post({ param: pathParams({ token }) }))

const callApi = createApiCall((hc, network) => hc<PreferencesApi>(api.preferences, network))

export const getPreferences = (context: ApiContext, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$get({ param: pathParams({ token }) }))

export const savePreferences = (context: ApiContext, token: string, json: PreferencesChange & { firstName: string }) =>
  callApi(context, (preferences) => preferences[':token'].$put({ param: pathParams({ token }), json }))

export const unsubscribeByPreferences = (context: ApiContext, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$delete({ param: pathParams({ token }) }))
