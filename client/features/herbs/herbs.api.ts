import type { RouterContextProvider } from 'react-router'

import { createApiCall, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'

type Context = Readonly<RouterContextProvider>

const callHerbs = createApiCall((hc, network) => hc<HerbsApi>(api.herbs, network))

export const listPlants = (context: Context) => callHerbs(context, (herbs) => herbs.index.$get())

export const getPlant = (context: Context, slug: string) =>
  callHerbs(context, (herbs) => herbs[':slug'].$get({ param: pathParams({ slug }) }))
