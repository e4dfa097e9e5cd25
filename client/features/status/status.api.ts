import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { StatusApi } from '#worker/features/status/status.routes.ts'

const callStatus = createApiCall((hc, network) => hc<StatusApi>(api.status, network))

export const getStatus = (context: ApiContext) => callStatus(context, (status) => status.index.$get())
