import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import type { BlendParts } from '#domain/blends/blends.types.ts'
import type { MeApi } from '#worker/features/accounts/me.routes.ts'
import type { BlendsApi } from '#worker/features/blends/blends.routes.ts'

type Context = Readonly<RouterContextProvider>

const callBlends = createApiCall((hc, network) => hc<BlendsApi>(api.blends, network))
const callMe = createApiCall((hc, network) => hc<MeApi>(api.me, network))

export const generateBlend = (context: Context, json: BlendWish) =>
  callBlends(context, (blends) => blends.index.$post({ json }))

export const listSavedBlends = (context: Context) => callBlends(context, (blends) => blends.saved.$get())

export const saveBlend = (context: Context, json: BlendParts) =>
  callBlends(context, (blends) => blends.saved.$post({ json }))

export const deleteSavedBlend = (context: Context, id: string) =>
  callBlends(context, (blends) => blends.saved[':id'].$delete({ param: pathParams({ id }) }))

export const getLimits = (context: Context) => callMe(context, (me) => me.limits.$get())
