import type { Context } from 'hono'

import { bannerFramePattern, bannerPreview } from '#domain/paths.ts'
import { bannerHtml, bannerKey } from '#domain/settings/settings.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { framePolicy } from '#worker/core/security-headers.ts'
import { stripQuery } from '#worker/core/strip-query.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { createBannerDocument } from './banner-document.ts'
import { getBannerDocument } from './banners.service.ts'

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
