/** What a promotional banner of the standard kind says. */
export type Banner = { title: string; description: string; buttonText: string }

/** The banners of every public page; null where none is shown. */
export type Banners = { header: Banner | null; footer: Banner | null }
