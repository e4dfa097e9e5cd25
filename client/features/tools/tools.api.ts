import type { RouterContextProvider } from 'react-router'

import { createAsk } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { SettingsApi } from '#worker/features/settings/settings.routes.ts'

const askSettings = createAsk((hc, network) => hc<SettingsApi>(api.settings, network))

/** Loads which tools are limited to premium members. */
export const getToolSwitches = (context: Readonly<RouterContextProvider>) =>
  askSettings(context, (settings) => settings.tools.$get())
