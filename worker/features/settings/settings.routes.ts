import type { Context } from 'hono'

import { bannerFramePattern, bannerPreview } from '#domain/paths.ts'
import { bannerChange, bannerHtml, bannerKey, contentChange } from '#domain/settings/settings.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { framePolicy } from '#worker/core/security-headers.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import {
  checkHtml,
  createBannerDocument,
  getBannerDocument,
  getBannerForms,
  getBanners,
  saveBanner,
} from './banners.service.ts'
import { getContentSettings, saveContentSettings } from './content.service.ts'
import { getToolSwitches } from './settings.service.ts'

const settingsCache = { tags: () => [tags.settings] }

export const settingsRoutes = createRouter()
  .get('/banners', policy('banner.read', settingsCache), stripQuery, async (c) => c.json(await getBanners(c.var.ctx)))
  .get('/tools', policy('tool.read', settingsCache), stripQuery, async (c) => c.json(await getToolSwitches(c.var.ctx)))
  .get('/banners/forms', policy('setting.read', 'private'), async (c) =>
    c.json({ banners: await getBannerForms(c.var.ctx) }),
  )
  .post('/banners/check', policy('setting.read', 'private'), validate('json', bannerHtml), (c) =>
    c.json(checkHtml(c.req.valid('json').customHtml)),
  )
  .put(
    '/banners/:place',
    policy('setting.write', 'private'),
    validate('param', bannerKey),
    validate('json', bannerChange),
    async (c) => c.json(await saveBanner(c.var.ctx, c.req.valid('param').place, c.req.valid('json'))),
  )
  .get('/content', policy('setting.read', 'private'), async (c) =>
    c.json({ content: await getContentSettings(c.var.ctx) }),
  )
  .put('/content', policy('setting.write', 'private'), validate('json', contentChange), async (c) =>
    c.json(await saveContentSettings(c.var.ctx, c.req.valid('json'))),
  )

export type SettingsApi = typeof settingsRoutes

function respondWithDocument(c: Context<AppEnv>, document: string) {
  c.set('pageContentPolicy', framePolicy)
  return c.html(document, 200, { 'X-Robots-Tag': 'noindex' })
}

export const bannerFramesRoutes = createRouter()
  .post(bannerPreview, policy('setting.read', 'private'), validate('form', bannerHtml), (c) =>
    respondWithDocument(c, createBannerDocument(c.req.valid('form').customHtml)),
  )
  .get(
    bannerFramePattern,
    policy('banner.read', { tags: () => [tags.settings] }),
    stripQuery,
    validate('param', bannerKey),
    async (c) => respondWithDocument(c, await getBannerDocument(c.var.ctx, c.req.valid('param').place)),
  )
