import type { LanguageCode } from '../language-codes.ts'
import type { LanguageCases } from './cases.types.ts'
import { germanCases } from './de.cases.ts'
import { spanishCases } from './es.cases.ts'
import { frenchCases } from './fr.cases.ts'
import { italianCases } from './it.cases.ts'
import { dutchCases } from './nl.cases.ts'
import { polishCases } from './pl.cases.ts'
import { portugueseCases } from './pt.cases.ts'

export const casesByLanguage: Readonly<Record<LanguageCode, LanguageCases>> = {
  de: germanCases,
  es: spanishCases,
  fr: frenchCases,
  it: italianCases,
  nl: dutchCases,
  pl: polishCases,
  pt: portugueseCases,
}
