import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { OverviewApi } from '#worker/features/overview/overview.routes.ts'

const callOverview = createApiCall((hc, network) => hc<OverviewApi>(api.overview, network))

export const getOverview = (context: ApiContext) => callOverview(context, (overview) => overview.index.$get())
