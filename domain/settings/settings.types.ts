import type { ToolSwitches } from '#domain/permissions.ts'

import type { BannerFields } from './settings.schemas.ts'

export const bannerPlaces = ['header', 'footer'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

/** What a promotional banner of the standard kind says. */
type StandardBanner = { kind?: undefined; title: string; description: string; buttonText: string }

/** A banner of an administrator's own HTML, shown in a frame of `height` CSS pixels; `title` names the frame. */
type CustomBanner = { kind: 'custom'; title: string; height: number }

/** The ids of an advertisement: of the publisher, `ca-pub-` and 16 digits, and of the slot. */
export type AdIds = { client: string; slot: string }
type AdBanner = { kind: 'adsense' } & AdIds

export type Banner = StandardBanner | CustomBanner | AdBanner

/** The banners of every public page: null where one is switched off, absent where none was ever set. */
export type Banners = { [Place in BannerPlace]?: Banner | null | undefined }

/** A setting as a form shows it; `revision` counts its saves, 0 where it was never saved. */
type Revised = { revision: number }

/** Both banners for their forms; `areAdsOn` is whether the deployment lets advertisements be shown. */
export type BannerForms = Record<BannerPlace, BannerFields & Revised> & { areAdsOn: boolean }

/** `limit` recipes are open to everyone while `isLimited`; `published` is how many there are. */
export type ContentSettings = { isLimited: boolean; limit: number; tools: ToolSwitches; published: number } & Revised

/** What becomes of a custom banner's HTML: what was left out of it, in words; empty where nothing was. */
export type CheckedHtml = { leftOut: string[] }
