import { hc } from 'hono/client'
import type { RouterContextProvider } from 'react-router'

import { call, fetchContext } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AilmentsApi } from '#worker/features/ailments/ailments.routes.ts'

export const getCounts = (context: Readonly<RouterContextProvider>) =>
  call(hc<AilmentsApi>(api.ailments, { fetch: context.get(fetchContext) }).index.$get())
