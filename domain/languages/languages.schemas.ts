import * as z from 'zod'

import { text } from '../table.schemas.ts'

const phrases = z.array(text)
const groupName = z.string().regex(/^[a-z]+$/)
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const sentence = text.regex(/^\p{Lu}.*\.$/u, 'is no sentence')
const heading = text.regex(/^\p{Lu}.*:$/u, 'does not end in a colon')

/** Words around a sign of an emergency that deny it, place it in the past, or mark a general question. */
const grammar = z.strictObject({
  denials: phrases.min(1),
  past: phrases.min(1),
  recent: phrases.min(1),
  general: phrases.min(1),
  animals: phrases.min(1),
})

/** Sentences that Herbi says in the language. The output filter knows them word by word. */
const answer = z.strictObject({
  scope: sentence,
  englishOnly: sentence,
  restricted: heading,
  herbs: heading,
  complaintHerbs: heading,
  recipes: heading,
  caution: sentence,
  nothing: sentence,
  readPage: sentence,
  askEnglish: sentence,
  askFirst: sentence,
})

/**
 * Schema of a file in `catalog/languages/`. Phrases are written as in `catalog/emergencies`; accents and capitals don't
 * matter.
 */
export const languageFile = z.strictObject({
  name: text,
  functionWords: text,
  /** Letters and marks that show the language by themselves. */
  letters: text,
  groups: z.record(groupName, phrases.min(1)),
  grammar,
  notSigns: phrases,
  emergencies: z.record(z.string().regex(/^[a-z]+(_[a-z]+)*$/), phrases),
  /** Words that look like a word of a sign with a typo but mean something else. */
  wellSpelled: phrases,
  herbs: z.record(slug, phrases.min(1)),
  restricted: z.record(slug, phrases.min(1)),
  otherPlants: phrases,
  /** Words by the name of a complaint of `catalog/herbi/complaints.yaml`. */
  complaints: z.record(text, phrases.min(1)),
  cautions: phrases.min(1),
  help: z.strictObject({ emergency: sentence, doctor: sentence }),
  answer,
})

export type LanguageFile = z.infer<typeof languageFile>
