import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { PreferencesChange } from '#domain/mailing/preferences.ts'
import type { PreferencesApi } from '#worker/features/mailing/mailing.routes.ts'

const callApi = createApiCall((hc, network) => hc<PreferencesApi>(api.preferences, network))

export const getPreferences = (context: ApiContext, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$get({ param: pathParams({ token }) }))

export const savePreferences = (context: ApiContext, token: string, json: PreferencesChange & { firstName: string }) =>
  callApi(context, (preferences) => preferences[':token'].$put({ param: pathParams({ token }), json }))

export const unsubscribeByPreferences = (context: ApiContext, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$delete({ param: pathParams({ token }) }))
