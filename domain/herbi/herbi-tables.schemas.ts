import * as z from 'zod'

import { ailmentNames } from '../ailments/ailment-names.ts'
import { conditions, listCodes } from '../safety/vocabulary.ts'
import { pattern, text, texts } from '../table.schemas.ts'

/** Regular expressions, each for whole words. They are joined into one pattern. */
const phrases = z.array(pattern).min(1)
const joinedPhrases = phrases.transform((list) => list.join('|'))

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const key = z.string().regex(/^[a-zA-Z]+$/)

/** Schema of `catalog/herbi/complaints.yaml`. */
export const complaintsFile = z.strictObject({
  complaints: z.array(
    z.strictObject({
      name: text,
      ailment: z.enum(ailmentNames),
      phrases: joinedPhrases,
      uses: pattern,
      doctorAdvice: text,
      bestKnown: z.array(slug).default([]),
    }),
  ),
  outOfScope: z.record(key, z.strictObject({ name: text, phrases: joinedPhrases })),
})

const phraseGroups = ['disease', 'pregnancy', 'breastfeeding', 'conceiving', 'week'] as const

/** Phrases in which `$name` stands for a group of phrases, and `$count` for numbers in words. */
const phrasesWithGroups = z.array(pattern.refine(namesKnownGroups, 'names an unknown group')).min(1)

/** Schema of `catalog/herbi/phrases.yaml`. */
export const phrasesFile = z.strictObject({
  groups: z.record(z.enum(phraseGroups), phrases),
  topics: z.record(key, phrasesWithGroups),
  conditions: z.array(z.strictObject({ condition: z.enum(listCodes(conditions)), phrases: phrasesWithGroups })),
})

const wordList = text.regex(/^\S+(?: \S+)*$/, 'has more than one space between words')
const languageWords = z.strictObject({ foreign: wordList, shared: wordList, english: wordList })

/** Schema of `catalog/herbi/words.yaml`. Words are separated by a space. */
export const wordsFile = z.strictObject({
  spelling: z.strictObject({ generic: wordList, everyday: wordList }),
  questions: languageWords,
  answers: languageWords,
})

/** Schema of `catalog/herbi/questions.yaml`: suggested questions by kind. */
export const questionsFile = z.array(texts)

function namesKnownGroups(phrase: string): boolean {
  const known = new Set<string>([...phraseGroups, 'count'])
  return [...phrase.matchAll(/\$([a-z]+)/g)].every(([, group = '']) => known.has(group))
}
