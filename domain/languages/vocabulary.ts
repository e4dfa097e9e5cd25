import { createPhrasebook, createReader, type PhraseSet, type Span } from '../safety/emergency-phrases.ts'
import { splitFoldedWords } from './fold-text.ts'
import { type LanguageCode, languageCodes } from './language-codes.ts'
import data from './languages.json' with { type: 'json' }

/** Sentences of an answer in another language, by what they say. */
export type AnswerSentences = (typeof data)[number]['answer']

/**
 * What a question in another language names: slugs of plants and names of complaints. `phrases` are the words that name
 * them, and `otherWords` all other words. `hasCaution` is true for words that need a check.
 */
export type NamedSubjects = {
  plants: string[]
  complaints: string[]
  phrases: string[]
  otherWords: string[]
  hasCaution: boolean
}

type Subject = { kind: 'plant' | 'complaint'; name: string } | { kind: 'otherPlant' }
type Vocabulary = {
  phrasebook: ReturnType<typeof createPhrasebook>
  subjects: readonly { subject: Subject; phrases: PhraseSet }[]
  cautions: PhraseSet
}

const cachedVocabularies = new Map<LanguageCode, Vocabulary>()

const findLanguage = (code: LanguageCode) => data.find((language) => language.code === code)

function compileVocabulary(code: LanguageCode): Vocabulary {
  const language = findLanguage(code)
  const phrasebook = createPhrasebook({})
  const compile = (lists: Readonly<Record<string, readonly string[]>>, kind: 'plant' | 'complaint') =>
    Object.entries(lists).map(([name, phrases]) => ({ subject: { kind, name }, phrases: phrasebook.compile(phrases) }))
  return {
    phrasebook,
    subjects: [
      ...compile(language?.plants ?? {}, 'plant'),
      ...compile(language?.complaints ?? {}, 'complaint'),
      { subject: { kind: 'otherPlant' }, phrases: phrasebook.compile(language?.otherPlants ?? []) },
    ],
    cautions: phrasebook.compile(language?.cautions ?? []),
  }
}

function getVocabulary(code: LanguageCode): Vocabulary {
  const vocabulary = cachedVocabularies.get(code) ?? compileVocabulary(code)
  cachedVocabularies.set(code, vocabulary)
  return vocabulary
}

/**
 * Finds the plants and complaints that a text names in a language. A longer name hides the shorter names in it, so that
 * “Roman chamomile” is no chamomile. Never throws.
 */
export function findNamedSubjects(text: string, code: LanguageCode): NamedSubjects {
  const { phrasebook, subjects, cautions } = getVocabulary(code)
  const named: NamedSubjects = { plants: [], complaints: [], phrases: [], otherWords: [], hasCaution: false }
  for (const words of splitFoldedWords(text)) {
    const reader = createReader(phrasebook, words)
    const found = subjects.flatMap(({ subject, phrases }) => reader.find(phrases).map((span) => ({ subject, span })))
    const kept = keepLongest(found)
    for (const { subject, span } of kept) {
      named.phrases.push(words.slice(span.start, span.end).join(' '))
      if (subject.kind === 'plant') named.plants.push(subject.name)
      if (subject.kind === 'complaint') named.complaints.push(subject.name)
    }
    named.otherWords.push(...words.filter((_, at) => !kept.some(({ span }) => span.start <= at && at < span.end)))
    named.hasCaution ||= reader.find(cautions).length > 0
  }
  return { ...named, plants: [...new Set(named.plants)], complaints: [...new Set(named.complaints)] }
}

/** Returns the longest of the phrases that overlap, in the order of the text. */
function keepLongest<Found extends { span: Span }>(found: readonly Found[]): Found[] {
  const kept: Found[] = []
  const byLength = found.toSorted((one, other) => getLength(other.span) - getLength(one.span))
  for (const one of byLength)
    if (!kept.some(({ span }) => span.start < one.span.end && one.span.start < span.end)) kept.push(one)
  return kept.toSorted((one, other) => one.span.start - other.span.start)
}

const getLength = ({ start, end }: Span) => end - start

export const getAnswerSentences = (code: LanguageCode): AnswerSentences | undefined => findLanguage(code)?.answer

const fixedSentences: ReadonlySet<string> = new Set(
  data
    .filter(({ code }) => languageCodes.some((known) => known === code))
    .flatMap(({ answer }) => Object.values(answer)),
)

/** True for a sentence that Herbi says in another language, word by word. */
export const isFixedSentence = (sentence: string): boolean => fixedSentences.has(sentence)
