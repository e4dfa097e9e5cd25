import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext, pathParams } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

type Context = Readonly<RouterContextProvider>

/** The facts of every herb. */
export const getFacts = (context: Context) =>
  call(hc<SafetyApi>(api.safety, { fetch: context.get(fetchContext) }).facts.$get())

/** The facts of the herbs of one recipe. */
export const getRecipeFacts = (context: Context, address: string) =>
  call(
    hc<RecipesApi>(api.recipes, { fetch: context.get(fetchContext) })[':address'].facts.$get({
      param: pathParams({ address }),
    }),
  )

/** Every plant by address and name. */
export const listPlants = (context: Context) =>
  call(hc<HerbsApi>(api.herbs, { fetch: context.get(fetchContext) }).index.$get())
