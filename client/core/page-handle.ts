import type { Banners } from '#domain/settings/settings.types.ts'

/** Route data for the frame: the banners that the page shows until an administrator sets some. */
export type PageHandle = { defaultBanners?: Banners }
