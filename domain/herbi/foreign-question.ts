import { detectLanguage } from '../languages/detect-language.ts'
import type { LanguageCode } from '../languages/language-codes.ts'
import { findNamedSubjects } from '../languages/vocabulary.ts'
import { type Complaint, findComplaintByName, findComplaints } from './complaints.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRestricted } from './knowledge.types.ts'

/**
 * Question in another language than English. `needsCheck` is true when it mentions somebody whom our rules would have to
 * check, such as a pregnant person, which they do in English only.
 */
export type ForeignQuestion = {
  language: LanguageCode
  herbs: KnownHerb[]
  restricted: KnownRestricted[]
  complaints: Complaint[]
  needsCheck: boolean
}

/** Reads a question in another language. Returns undefined for English and for languages without a vocabulary. */
export function readForeignQuestion(herbIndex: HerbIndex, text: string): ForeignQuestion | undefined {
  const isEnglish = (name: string) => herbIndex.isPlant(name) || findComplaints(name).length > 0
  const language = detectLanguage(text, isEnglish)
  if (language === undefined) return undefined
  const { plants, complaints, hasCaution } = findNamedSubjects(text, language)
  return {
    language,
    herbs: plants.flatMap((slug) => herbIndex.findHerb(slug) ?? []),
    restricted: plants.flatMap((slug) => herbIndex.findRestricted(slug) ?? []),
    complaints: complaints.flatMap((name) => findComplaintByName(name) ?? []),
    needsCheck: hasCaution,
  }
}
