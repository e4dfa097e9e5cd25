import type { ToolSwitches } from '#domain/permissions.ts'

import type { BannerFields } from './settings.schemas.ts'

export const bannerPlaces = ['header', 'footer'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** Texts of a promotional banner. */
type StandardBanner = { kind?: undefined; title: string; description: string; buttonText: string }

/** A banner of an administrator's HTML, shown in a frame of `height` CSS pixels. `title` names the frame. */
type CustomBanner = { kind: 'custom'; title: string; height: number }

/** Ids of an AdSense advertisement. `client` is `ca-pub-` and 16 digits. */
export type AdIds = { client: string; slot: string }
type AdBanner = { kind: 'adsense' } & AdIds

export type Banner = StandardBanner | CustomBanner | AdBanner

/** Banners of the public pages: null if switched off, absent if never set. */
export type Banners = { [Place in BannerPlace]?: Banner | null | undefined }

/** `revision` counts the saves of a setting, 0 if it was never saved. */
type WithRevision = { revision: number }

/** Both banners for their forms. `areAdsOn`: the deployment allows advertisements. */
export type BannerForms = Record<BannerPlace, BannerFields & WithRevision> & { areAdsOn: boolean }

/** While `isLimited`, `limit` recipes are open to everyone. `published` is the number of recipes. */
export type ContentSettings = {
  isLimited: boolean
  limit: number
  tools: ToolSwitches
  published: number
} & WithRevision

/** New revision of the saved settings. */
export type SavedSettings = WithRevision

/** Descriptions of the parts removed from a custom banner's HTML; empty if nothing was removed. */
export type CheckedHtml = { leftOut: string[] }
