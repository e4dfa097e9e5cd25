import { splitFoldedWords } from '../languages/fold-text.ts'
import { type LanguageCode, languageCodes } from '../languages/language-codes.ts'
import { findPossibleLanguages } from '../languages/language-scores.ts'
import { createPhrasebook, createReader, type PhraseSet, type Span } from './emergency-phrases.ts'
import { createSpelling } from './emergency-spelling.ts'
import data from './foreign-signs.json' with { type: 'json' }

/** Emergency described in another language, and what to do first in that language. */
export type ForeignEmergency = { code: string; language: LanguageCode; help: ForeignHelp }
export type ForeignHelp = { emergency: string; doctor: string }

/** Maximum number of words between a denial and the sign that it denies. */
const maxWordsAfterDenial = 3
/** Maximum number of words in a clause that only gives a time, such as “when I was little”. */
const maxTimeClauseWords = 5
/** Minimum length in letters of a word that is also recognised with a typo. */
const minCorrectedLength = 7

/** Each inner list holds the parts of one sign, which may be in different sentences. */
type Signs = { code: string; signs: readonly (readonly PhraseSet[])[] }
type GrammarRole = keyof (typeof data)[number]['grammar']
type Language = {
  code: LanguageCode
  help: ForeignHelp
  phrasebook: ReturnType<typeof createPhrasebook>
  emergencies: readonly Signs[]
  notSigns: PhraseSet
  grammar: Readonly<Record<GrammarRole, PhraseSet>>
  correctWord: (word: string) => string
}

/** Languages, compiled on first use because they depend only on the data. */
let cachedLanguages: readonly Language[] | undefined

function compileLanguage({
  code: languageCode,
  help,
  groups,
  grammar: { denials, past, recent, general, animals },
  notSigns,
  wellSpelled,
  emergencies,
}: (typeof data)[number]): Language[] {
  const phrasebook = createPhrasebook(Object.fromEntries(Object.entries<readonly string[]>(groups)))
  const code = languageCodes.find((known) => known === languageCode)
  if (code === undefined) return []
  return [
    {
      code,
      help,
      phrasebook,
      emergencies: emergencies.map(({ code, phrases }) => ({
        code,
        signs: phrases.map((phrase) => phrase.split(' + ').map((part) => phrasebook.compile([part]))),
      })),
      notSigns: phrasebook.compile(notSigns),
      grammar: {
        denials: phrasebook.compile(denials),
        past: phrasebook.compile(past),
        recent: phrasebook.compile(recent),
        general: phrasebook.compile(general),
        animals: phrasebook.compile(animals),
      },
      correctWord: createSpelling({
        typos: {},
        ...listSignWords(emergencies, Object.values<readonly string[]>(groups).flat(), wellSpelled),
      }),
    },
  ]
}

/** Returns the whole words of phrases, without beginnings of words and names of groups. */
const listWords = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => phrase.match(/(?<![\p{L}$])\p{L}+(?![\p{L}*])/gu) ?? [])

/** Returns long words of the signs, which are also recognised with a typo, and words that are no typo. */
function listSignWords(
  emergencies: readonly { phrases: readonly string[] }[],
  groupPhrases: readonly string[],
  wellSpelled: readonly string[],
) {
  const words = new Set(listWords(emergencies.flatMap(({ phrases }) => phrases)))
  return {
    important: [...words].filter((word) => word.length >= minCorrectedLength),
    wellSpelled: [...words, ...listWords(groupPhrases), ...wellSpelled],
  }
}

/** Returns the emergencies described in other languages than English. Never throws. */
export function findForeignEmergencies(text: string): ForeignEmergency[] {
  const { languages } = findPossibleLanguages(text)
  if (languages.size === 0) return []
  cachedLanguages ??= data.flatMap(compileLanguage)
  const sentences = splitFoldedWords(text)
  return cachedLanguages
    .filter(({ code }) => languages.has(code))
    .flatMap((language) => findInLanguage(language, sentences))
}

function findInLanguage(language: Language, sentences: readonly (readonly string[])[]): ForeignEmergency[] {
  const findCurrent = sentences.map((words) => analyseSentence(language, words.map(language.correctWord)))
  const isDescribed = (part: PhraseSet) => findCurrent.some((find) => find(part))
  return language.emergencies
    .filter(({ signs }) => signs.some((parts) => parts.every(isDescribed)))
    .map(({ code }) => ({ code, language: language.code, help: language.help }))
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** Returns a function that tells whether a phrase in the sentence describes a current problem of a person. */
function analyseSentence({ phrasebook, grammar, notSigns }: Language, words: readonly string[]) {
  const reader = createReader(phrasebook, words)
  const find = (role: GrammarRole) => reader.find(grammar[role])
  const isDenied = ({ start }: Span) =>
    find('denials').some(
      ({ end }) => end <= start && start - end <= maxWordsAfterDenial && !words.slice(end, start).includes(','),
    )
  const clauses = splitClauses(words)
  const hasPhrase = (role: GrammarRole, clause: Span | undefined) =>
    clause !== undefined && find(role).some((span) => overlap(span, clause))
  /** True when the sign's clause is about the past, or a short clause before it only gives a past time. */
  const isPast = ({ start }: Span) => {
    const at = clauses.findIndex(({ end }) => start < end)
    const [before, clause] = [clauses[at - 1], clauses[at]]
    if (hasPhrase('recent', clause)) return false
    const isTime = before !== undefined && before.end - before.start <= maxTimeClauseWords
    return hasPhrase('past', clause) || (isTime && hasPhrase('past', before))
  }
  const isGeneral = (sign: Span) => find('general').some(({ start }) => start <= sign.start)
  const isAboutAnimal = (sign: Span) => find('animals').some(({ start }) => start <= sign.start)
  return (part: PhraseSet): boolean => {
    const spans = reader.find(part)
    if (spans.length === 0) return false
    const idioms = reader.find(notSigns)
    return spans.some(
      (sign) =>
        !idioms.some((idiom) => overlap(idiom, sign)) &&
        !isDenied(sign) &&
        !isPast(sign) &&
        !isGeneral(sign) &&
        !isAboutAnimal(sign),
    )
  }
}

/** Splits a sentence into clauses at its commas. */
function splitClauses(words: readonly string[]): Span[] {
  const commas = words.flatMap((word, at) => (word === ',' ? [at] : []))
  return [-1, ...commas].map((start, at) => ({ start: start + 1, end: commas[at] ?? words.length }))
}
