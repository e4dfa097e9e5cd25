import { readBanner } from '#domain/settings/settings.schemas.ts'
import type { Banner, Banners } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './settings.repo.ts'

/** The banners that public pages carry; one that cannot be read is logged and not shown. */
export async function getBanners(ctx: Ctx): Promise<Banners> {
  const settings = await repo.findSettings(ctx, ['header_banner', 'footer_banner'])
  const bannerAt = (key: string): Banner | null => {
    const stored = settings.get(key)
    if (stored === undefined) return null
    try {
      return readBanner(stored)
    } catch (error) {
      ctx.log.error('banner_unreadable', error, { key })
      return null
    }
  }
  return { header: bannerAt('header_banner'), footer: bannerAt('footer_banner') }
}
