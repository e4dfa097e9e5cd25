import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SettingsApi } from '#worker/features/settings/settings.routes.ts'

const callSettings = createApiCall((hc, network) => hc<SettingsApi>(api.settings, network))

export const getBanners = (context: ApiContext) => callSettings(context, (settings) => settings.banners.$get())
