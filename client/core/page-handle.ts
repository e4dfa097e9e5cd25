import type { Banners } from '#domain/settings/settings.types.ts'

/** What a page tells its frame: the banners that stand on it until an administrator has set any. */
export type PageHandle = { defaultBanners?: Banners }
