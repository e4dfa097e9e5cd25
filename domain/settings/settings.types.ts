import type { ToolSwitches } from '#domain/permissions.ts'

import type { AdIds } from './ad-code.ts'

export const bannerPlaces = ['header', 'footer'] as const
export type BannerPlace = (typeof bannerPlaces)[number]

type StandardBanner = { kind?: undefined; title: string; description: string; buttonText: string }

/** Banner with an administrator's HTML, in a frame of `height` CSS pixels. `title` names the frame. */
type CustomBanner = { kind: 'custom'; title: string; height: number }

type AdBanner = { kind: 'adsense' } & AdIds

export type Banner = StandardBanner | CustomBanner | AdBanner

/** Banners on public pages: null if switched off, missing if never set. */
export type Banners = { [Place in BannerPlace]?: Banner | null | undefined }

/** `revision` counts how often a setting was saved; 0 for never. */
type WithRevision = { revision: number }

/** When `isLimited` is true, `limit` recipes are open to everyone. `published` is the number of recipes. */
export type ContentSettings = {
  isLimited: boolean
  limit: number
  tools: ToolSwitches
  published: number
} & WithRevision

export type SavedSettings = WithRevision

/** Parts removed from a custom banner's HTML; empty if nothing was removed. */
export type CheckedHtml = { leftOut: string[] }
