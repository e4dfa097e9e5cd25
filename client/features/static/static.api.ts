import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

/** Which facts recipes are checked by. */
export const getVersion = (context: Readonly<RouterContextProvider>) =>
  call(hc<SafetyApi>(api.safety, { fetch: context.get(fetchContext) }).version.$get())
