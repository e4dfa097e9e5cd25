import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { OverviewApi } from '#worker/features/overview/overview.routes.ts'

const askOverview = createAsk((hc, network) => hc<OverviewApi>(api.overview, network))

export const getOverview = (context: Readonly<RouterContextProvider>) =>
  askOverview(context, (overview) => overview.index.$get())
