import { type ApiContext, createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'

const callHerbs = createApiCall((hc, network) => hc<HerbsApi>(api.herbs, network))

export const listPlants = (context: ApiContext) => callHerbs(context, (herbs) => herbs.index.$get())

export const getPlant = (context: ApiContext, slug: string) =>
  callHerbs(context, (herbs) => herbs[':slug'].$get({ param: pathParams({ slug }) }))
