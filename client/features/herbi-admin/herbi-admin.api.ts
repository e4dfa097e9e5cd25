import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbiApi } from '#worker/features/herbi/herbi.routes.ts'

const callHerbi = createApiCall((hc, network) => hc<HerbiApi>(api.herbi, network))

export const getReport = (context: ApiContext) => callHerbi(context, (herbi) => herbi.report.$get())

export const deleteUnanswered = (context: ApiContext, text: string) =>
  callHerbi(context, (herbi) => herbi.unanswered[':text'].$delete({ param: pathParams({ text }) }))
