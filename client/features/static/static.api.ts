import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SafetyApi } from '#worker/features/safety/safety.routes.ts'

const askSafety = createAsk((hc, network) => hc<SafetyApi>(api.safety, network))

/** Which facts recipes are checked by. */
export const getVersion = (context: Readonly<RouterContextProvider>) =>
  askSafety(context, (safety) => safety.version.$get())
