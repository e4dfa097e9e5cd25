/** What a promotional banner of the standard kind says. */
export type Banner = { title: string; description: string; buttonText: string }

/** The banners of every public page: null where one is switched off, absent where none was ever set. */
export type Banners = { header?: Banner | null | undefined; footer?: Banner | null | undefined }
