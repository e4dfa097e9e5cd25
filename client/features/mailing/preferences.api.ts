import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { PreferencesChange } from '#domain/mailing/preferences.ts'
import type { PreferencesApi } from '#worker/features/mailing/preferences.routes.ts'

type Context = Readonly<RouterContextProvider>

const callApi = createApiCall((hc, network) => hc<PreferencesApi>(api.preferences, network))

export const getPreferences = (context: Context, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$get({ param: pathParams({ token }) }))

export const savePreferences = (context: Context, token: string, json: PreferencesChange & { firstName: string }) =>
  callApi(context, (preferences) => preferences[':token'].$put({ param: pathParams({ token }), json }))

export const unsubscribeByPreferences = (context: Context, token: string) =>
  callApi(context, (preferences) => preferences[':token'].$delete({ param: pathParams({ token }) }))
