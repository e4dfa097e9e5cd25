/**
 * Questions in one language, written before the phrases of the catalogue. `emergencies` pairs the code of an emergency
 * with a question that describes it. `short` questions have few words by which to tell the language.
 */
export type LanguageCases = {
  emergencies: readonly (readonly [code: string, question: string])[]
  harmless: readonly string[]
  short: readonly string[]
}
