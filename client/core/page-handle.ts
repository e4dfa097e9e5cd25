import type { Banners } from '#domain/settings/settings.types.ts'

/** What a page tells its frame: the banners on it until an administrator has set any. */
export type PageHandle = { defaultBanners?: Banners }
