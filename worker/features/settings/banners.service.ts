import { formatAdIds, parseAdCode } from '#domain/settings/ad-code.ts'
import { cleanHtml } from '#domain/settings/clean-html.ts'
import {
  type BannerChange,
  type BannerFields,
  type BannerForms,
  parseBanner,
  parseBannerFields,
} from '#domain/settings/settings.schemas.ts'
import type { Banner, BannerPlace, Banners, CheckedHtml, SavedSettings } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { parseHtml } from '#worker/platform/html.ts'

import * as repo from './settings.repo.ts'
import { saveTogether } from './settings.service.ts'

const getBannerKey = (place: BannerPlace) => `${place}_banner`

export async function getBanners(ctx: Ctx): Promise<Banners> {
  const [header, footer] = await Promise.all([getBanner(ctx, 'header'), getBanner(ctx, 'footer')])
  return { header, footer }
}

/** Logs an unreadable banner and hides it. Shows advertisements only if the deployment enables them. */
async function getBanner(ctx: Ctx, place: BannerPlace): Promise<Banner | null | undefined> {
  const storedBanner = await repo.findSetting(ctx, getBannerKey(place))
  if (storedBanner === undefined) return undefined
  const banner = readOrFallback(ctx, place, () => parseBanner(storedBanner), null)
  return banner?.kind === 'adsense' && !ctx.config.areAdsOn ? null : banner
}

/** Returns the document of an active custom banner. Throws `not_found` for any other banner. */
export async function getBannerDocument(ctx: Ctx, place: BannerPlace): Promise<string> {
  const storedBanner = await repo.findSetting(ctx, getBannerKey(place))
  const banner = readOrFallback(ctx, place, () => (storedBanner === undefined ? null : parseBanner(storedBanner)), null)
  if (storedBanner === undefined || banner?.kind !== 'custom') throw notFound('Banner')
  return createBannerDocument(parseBannerFields(storedBanner).customHtml)
}

export async function getBannerForms(ctx: Ctx): Promise<BannerForms> {
  const [header, footer] = await Promise.all([getForm(ctx, 'header'), getForm(ctx, 'footer')])
  return { header, footer, areAdsOn: ctx.config.areAdsOn }
}

async function getForm(ctx: Ctx, place: BannerPlace): Promise<BannerFields & { revision: number }> {
  const { values, revision } = await repo.findSettings(ctx, [getBannerKey(place)])
  const storedBanner = values.get(getBannerKey(place))
  return {
    ...readOrFallback(ctx, place, () => parseBannerFields(storedBanner), parseBannerFields(undefined)),
    revision,
  }
}

/**
 * Stores a banner with cleaned HTML and returns the new revision. Stores only the ids from its advertising code. Throws
 * `conflict` if somebody else has saved the banner since the form was opened.
 */
export async function saveBanner(
  ctx: Ctx,
  place: BannerPlace,
  { revision, ...change }: BannerChange,
): Promise<SavedSettings> {
  const { revision: _, ...before } = await getForm(ctx, place)
  const ids = change.adsenseCode === '' ? undefined : parseAdCode(change.adsenseCode)
  const after = {
    ...change,
    customHtml: cleanBanner(change.customHtml).html,
    adsenseCode: ids && 'client' in ids ? formatAdIds(ids) : '',
  }
  return saveTogether(ctx, {
    action: 'setting.banner',
    id: getBannerKey(place),
    values: { [getBannerKey(place)]: JSON.stringify(after) },
    revision,
    before,
    after,
  })
}

export const checkHtml = (customHtml: string): CheckedHtml => ({ leftOut: cleanBanner(customHtml).leftOut })

function readOrFallback<Read>(ctx: Ctx, place: BannerPlace, read: () => Read, fallback: Read): Read {
  try {
    return read()
  } catch (error) {
    ctx.log.error('banner_unreadable', error, { key: getBannerKey(place) })
    return fallback
  }
}

/** Removes everything that a banner may not contain from an administrator's HTML. Lists the removed parts. */
export const cleanBanner = (customHtml: string) => cleanHtml(parseHtml(customHtml))

export const createBannerDocument = (customHtml: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Announcement</title><style>body{margin:0;padding:8px 16px;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}</style></head><body>${cleanBanner(customHtml).html}</body></html>`
