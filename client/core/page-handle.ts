import type { Banners } from '#domain/settings/settings.types.ts'

/** Route data for the frame. The page shows `defaultBanners` until an administrator sets some. */
export type PageHandle = { defaultBanners?: Banners }
