import type { RouterContextProvider } from 'react-router'

import { createAsk, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { BlendWish } from '#domain/blends/blends.schemas.ts'
import type { BlendParts } from '#domain/blends/blends.types.ts'
import type { MeApi } from '#worker/features/accounts/me.routes.ts'
import type { BlendsApi } from '#worker/features/blends/blends.routes.ts'

type Context = Readonly<RouterContextProvider>

const askBlends = createAsk((hc, network) => hc<BlendsApi>(api.blends, network))
const askMe = createAsk((hc, network) => hc<MeApi>(api.me, network))

export const generateBlend = (context: Context, json: BlendWish) =>
  askBlends(context, (blends) => blends.index.$post({ json }))

export const listKept = (context: Context) => askBlends(context, (blends) => blends.kept.$get())

export const keepBlend = (context: Context, json: BlendParts) =>
  askBlends(context, (blends) => blends.kept.$post({ json }))

export const deleteKept = (context: Context, id: string) =>
  askBlends(context, (blends) => blends.kept[':id'].$delete({ param: pathParams({ id }) }))

export const getLimits = (context: Context) => askMe(context, (me) => me.limits.$get())
