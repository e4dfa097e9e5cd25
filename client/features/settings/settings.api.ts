import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SettingsApi } from '#worker/features/settings/settings.routes.ts'

export const getBanners = (context: Readonly<RouterContextProvider>) =>
  call(hc<SettingsApi>(api.settings, { fetch: context.get(fetchContext) }).banners.$get())
