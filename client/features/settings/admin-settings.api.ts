import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BannerChange, ContentChange } from '#domain/settings/settings.schemas.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'
import type { SettingsApi } from '#worker/features/settings/settings.routes.ts'

const callSettings = createApiCall((hc, network) => hc<SettingsApi>(api.settings, network))

export const getBannerForms = (context: ApiContext) =>
  callSettings(context, (settings) => settings.banners.forms.$get())

export const saveBanner = (context: ApiContext, place: BannerPlace, json: BannerChange) =>
  callSettings(context, (settings) => settings.banners[':place'].$put({ param: pathParams({ place }), json }))

/** Returns what would be removed from a banner's HTML. */
export const checkHtml = (context: ApiContext, customHtml: string) =>
  callSettings(context, (settings) => settings.banners.check.$post({ json: { customHtml } }))

export const getContentSettings = (context: ApiContext) => callSettings(context, (settings) => settings.content.$get())

export const saveContentSettings = (context: ApiContext, json: ContentChange) =>
  callSettings(context, (settings) => settings.content.$put({ json }))
