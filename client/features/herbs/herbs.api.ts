import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'

type Context = Readonly<RouterContextProvider>

const client = (context: Context) => hc<HerbsApi>(api.herbs, { fetch: context.get(fetchContext) })

export const listPlants = (context: Context) => call(client(context).index.$get())

export const getPlant = (context: Context, slug: string) =>
  call(client(context)[':slug'].$get({ param: pathParams({ slug }) }))
