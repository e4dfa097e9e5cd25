import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { StatusApi } from '#worker/features/status/status.routes.ts'

const askStatus = createAsk((hc, network) => hc<StatusApi>(api.status, network))

export const getStatus = (context: Readonly<RouterContextProvider>) =>
  askStatus(context, (status) => status.index.$get())
