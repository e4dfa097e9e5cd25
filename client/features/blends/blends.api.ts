import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import type { BlendParts } from '#domain/blends/blends.types.ts'
import type { MeApi } from '#worker/features/accounts/session.routes.ts'
import type { BlendsApi } from '#worker/features/blends/blends.routes.ts'

const callBlends = createApiCall((hc, network) => hc<BlendsApi>(api.blends, network))
const callMe = createApiCall((hc, network) => hc<MeApi>(api.me, network))

export const generateBlend = (context: ApiContext, json: BlendWish) =>
  callBlends(context, (blends) => blends.index.$post({ json }))

export const listSavedBlends = (context: ApiContext) => callBlends(context, (blends) => blends.saved.$get())

export const saveBlend = (context: ApiContext, json: BlendParts) =>
  callBlends(context, (blends) => blends.saved.$post({ json }))

export const deleteSavedBlend = (context: ApiContext, id: string) =>
  callBlends(context, (blends) => blends.saved[':id'].$delete({ param: pathParams({ id }) }))

export const getLimits = (context: ApiContext) => callMe(context, (me) => me.limits.$get())
