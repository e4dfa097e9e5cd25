/** Languages besides English that Herbi understands. A question that could be in several is read as the first. */
export const languageCodes = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const

export type LanguageCode = (typeof languageCodes)[number]
