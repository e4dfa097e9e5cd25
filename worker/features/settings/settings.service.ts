import { readBanner } from '#domain/settings/settings.schemas.ts'
import type { Banner, Banners } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './settings.repo.ts'

/** The banners that public pages carry. */
export async function getBanners(ctx: Ctx): Promise<Banners> {
  const [header, footer] = await Promise.all([getBanner(ctx, 'header_banner'), getBanner(ctx, 'footer_banner')])
  return { header, footer }
}

/** One that cannot be read is logged and not shown. */
async function getBanner(ctx: Ctx, key: string): Promise<Banner | null> {
  const stored = await repo.findSetting(ctx, key)
  if (stored === undefined) return null
  try {
    return readBanner(stored)
  } catch (error) {
    ctx.log.error('banner_unreadable', error, { key })
    return null
  }
}
