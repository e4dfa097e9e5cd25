import { parseAdCode, writeAdIds } from '#domain/settings/ad-code.ts'
import {
  type BannerChange,
  type BannerFields,
  readBanner,
  readBannerFields,
} from '#domain/settings/settings.schemas.ts'
import type { Banner, BannerForms, BannerPlace, Banners, CheckedHtml } from '#domain/settings/settings.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'

import { bannerDocument, cleanBanner } from './banner-document.ts'
import { saveTogether } from './save.service.ts'
import * as repo from './settings.repo.ts'

const keyOf = (place: BannerPlace) => `${place}_banner`

/** The banners that public pages carry. */
export async function getBanners(ctx: Ctx): Promise<Banners> {
  const [header, footer] = await Promise.all([getBanner(ctx, 'header'), getBanner(ctx, 'footer')])
  return { header, footer }
}

/** One that cannot be read is logged and not shown; advertisements are shown only where the deployment says so. */
async function getBanner(ctx: Ctx, place: BannerPlace): Promise<Banner | null | undefined> {
  const stored = await repo.findSetting(ctx, keyOf(place))
  if (stored === undefined) return undefined
  const banner = attemptRead(ctx, place, () => readBanner(stored), null)
  return banner?.kind === 'adsense' && !ctx.config.areAdsOn ? null : banner
}

/** The document of a custom banner that is switched on; throws `not_found` for any other. */
export async function getBannerDocument(ctx: Ctx, place: BannerPlace): Promise<string> {
  const stored = await repo.findSetting(ctx, keyOf(place))
  const banner = attemptRead(ctx, place, () => (stored === undefined ? null : readBanner(stored)), null)
  if (stored === undefined || banner?.kind !== 'custom') throw notFound('Banner')
  return bannerDocument(readBannerFields(stored).customHtml)
}

/** Both banners as they are stored, for their forms. */
export async function getBannerForms(ctx: Ctx): Promise<BannerForms> {
  const [header, footer] = await Promise.all([getForm(ctx, 'header'), getForm(ctx, 'footer')])
  return { header, footer, areAdsOn: ctx.config.areAdsOn }
}

async function getForm(ctx: Ctx, place: BannerPlace): Promise<BannerFields & { revision: number }> {
  const { values, revision } = await repo.findSettings(ctx, [keyOf(place)])
  const stored = values.get(keyOf(place))
  return { ...attemptRead(ctx, place, () => readBannerFields(stored), readBannerFields(undefined)), revision }
}

/** Stores a banner, of its HTML what may be in one and of its code the ids. Throws `conflict` where somebody else has saved since. */
export async function saveBanner(ctx: Ctx, place: BannerPlace, { revision, ...change }: BannerChange): Promise<void> {
  const { revision: _, ...before } = await getForm(ctx, place)
  const ids = change.adsenseCode === '' ? undefined : parseAdCode(change.adsenseCode)
  const after = {
    ...change,
    customHtml: cleanBanner(change.customHtml).html,
    adsenseCode: ids && 'client' in ids ? writeAdIds(ids) : '',
  }
  await saveTogether(ctx, {
    action: 'setting.banner',
    id: keyOf(place),
    values: { [keyOf(place)]: JSON.stringify(after) },
    revision,
    before,
    after,
  })
}

/** What would be left out of the HTML of a banner. */
export const checkHtml = (customHtml: string): CheckedHtml => ({ leftOut: cleanBanner(customHtml).leftOut })

function attemptRead<Read>(ctx: Ctx, place: BannerPlace, read: () => Read, otherwise: Read): Read {
  try {
    return read()
  } catch (error) {
    ctx.log.error('banner_unreadable', error, { key: keyOf(place) })
    return otherwise
  }
}
