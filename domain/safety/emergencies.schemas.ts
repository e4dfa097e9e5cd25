import * as z from 'zod'

import type { helpLines } from './help-lines.ts'

const nonEmptyText = z.string().trim().min(1)
const word = z.string().regex(/^[a-z]+$/)
const phrases = z.array(nonEmptyText)
const helpLine = z.enum(['emergencyServices', 'nhs', 'samaritans'] satisfies (keyof typeof helpLines)[])

/** Schema of a file in `catalog/emergencies/`. See `parsePhrase` in `emergency-phrases.ts` for the phrase syntax. */
export const emergencyFile = z.strictObject({
  code: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
  /** Position in the list of emergencies; 1 is the worst. */
  rank: z.int().positive(),
  name: nonEmptyText,
  advice: nonEmptyText.regex(/^[A-Z].*\.$/, 'is no sentence'),
  help: z.array(helpLine).min(1),
  stopsAnswer: z.boolean(),
  guidance: z
    .array(z.strictObject({ says: nonEmptyText, address: z.url(), read: z.iso.date() }))
    .min(1, 'needs what the NHS says and where'),
  /** Each sign needs a match from `any`, and from `given` if present, anywhere in the message. */
  signs: z.array(z.strictObject({ given: phrases.min(1).optional(), any: phrases.min(1) })).min(1),
  names: phrases,
  notSigns: phrases,
  recognises: phrases.min(2),
  ignores: phrases,
})

export const emergencyWordsFile = z.strictObject({
  groups: z.record(z.string().regex(/^[a-z]+(-[a-z]+)*$/), phrases.min(1)),
  spelling: z.strictObject({
    typos: z.record(word, word),
    /** Words that are also recognised with one typo. */
    important: z.array(word),
    /** Words that look like an important word with a typo but mean something else. */
    wellSpelled: z.array(word),
  }),
  notSigns: phrases,
})

/** Schema of `catalog/emergency-grammar.yaml`. */
export const emergencyGrammarFile = z.strictObject({
  groups: z.record(word, phrases.min(1)),
  phrases: z.record(z.string().regex(/^[a-zA-Z]+$/), phrases.min(1)),
  words: z.strictObject({ shortForms: z.record(z.string(), word), longForms: z.record(word, nonEmptyText) }),
})

export type EmergencyGrammar = z.infer<typeof emergencyGrammarFile>
export type EmergencyFile = z.infer<typeof emergencyFile>
export type EmergencyWords = z.infer<typeof emergencyWordsFile>
