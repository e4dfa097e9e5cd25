import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'

import { getBanners, getToolSwitches } from './settings.service.ts'

const inFrame = { tags: () => [tags.settings] }

export const settingsRoutes = createRouter()
  .get('/banners', policy('banner.read', inFrame), async (c) => c.json(await getBanners(c.var.ctx)))
  .get('/tools', policy('tool.read', inFrame), async (c) => c.json(await getToolSwitches(c.var.ctx)))

export type SettingsApi = typeof settingsRoutes
