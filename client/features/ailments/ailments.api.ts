import type { RouterContextProvider } from 'react-router'

import { createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AilmentsApi } from '#worker/features/ailments/ailments.routes.ts'

const callAilments = createApiCall((hc, network) => hc<AilmentsApi>(api.ailments, network))

export const getCounts = (context: Readonly<RouterContextProvider>) =>
  callAilments(context, (ailments) => ailments.index.$get())
