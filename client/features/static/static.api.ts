import { type ApiContext, createApiCall } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const callSafety = createApiCall((hc, network) => hc<SafetyApi>(api.safety, network))

export const getVersion = (context: ApiContext) => callSafety(context, (safety) => safety.version.$get())
