import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'

import { getBanners } from './settings.service.ts'

export const settingsRoutes = createRouter().get(
  '/banners',
  policy('banner.read', { tags: () => [tags.settings] }),
  async (c) => c.json(await getBanners(c.var.ctx)),
)

export type SettingsApi = typeof settingsRoutes
