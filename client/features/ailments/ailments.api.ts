import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AilmentsApi } from '#worker/features/ailments/ailments.routes.ts'

const askAilments = createAsk((hc, network) => hc<AilmentsApi>(api.ailments, network))

export const getCounts = (context: Readonly<RouterContextProvider>) =>
  askAilments(context, (ailments) => ailments.index.$get())
