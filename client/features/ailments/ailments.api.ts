import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { AilmentsApi } from '#worker/features/ailments/ailments.routes.ts'

const callAilments = createApiCall((hc, network) => hc<AilmentsApi>(api.ailments, network))

export const getCounts = (context: ApiContext) => callAilments(context, (ailments) => ailments.index.$get())
