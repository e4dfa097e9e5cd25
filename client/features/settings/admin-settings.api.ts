import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BannerChange, ContentChange } from '#domain/settings/settings.schemas.ts'
import type { BannerPlace } from '#domain/settings/settings.types.ts'
import type { SettingsApi } from '#worker/features/settings/settings.routes.ts'

type Context = Readonly<RouterContextProvider>

const callSettings = createApiCall((hc, network) => hc<SettingsApi>(api.settings, network))

export const getBannerForms = (context: Context) => callSettings(context, (settings) => settings.banners.forms.$get())

export const saveBanner = (context: Context, place: BannerPlace, json: BannerChange) =>
  callSettings(context, (settings) => settings.banners[':place'].$put({ param: pathParams({ place }), json }))

/** Returns what would be removed from a banner's HTML. */
export const checkHtml = (context: Context, customHtml: string) =>
  callSettings(context, (settings) => settings.banners.check.$post({ json: { customHtml } }))

export const getContentSettings = (context: Context) => callSettings(context, (settings) => settings.content.$get())

export const saveContentSettings = (context: Context, json: ContentChange) =>
  callSettings(context, (settings) => settings.content.$put({ json }))
