import { emergencies, type Emergency } from './emergencies.ts'
import { mentionsOwnCase, readClauses } from './emergency-clauses.ts'
import { createPhrasebook, createReader, type PhraseSet, type Span } from './emergency-phrases.ts'
import data from './emergency-signs.json' with { type: 'json' }
import { createSpelling } from './emergency-spelling.ts'
import { readSentences, type Words } from './emergency-text.ts'
import { medicineNamePhrases } from './medicine-words.ts'

/** Maximum distance in sentences between the parts of one sign. */
const sentencesApart = 1

type Sign = { given: PhraseSet | undefined; single: PhraseSet; joined: readonly (readonly PhraseSet[])[] }
type Recogniser = { signs: readonly Sign[]; names: PhraseSet; notSigns: PhraseSet }

/** Recognisers that depend only on the data. They are created for the first text. */
let cachedRecognisers: ReturnType<typeof createRecognisers> | undefined

function createRecognisers() {
  const book = createPhrasebook({ ...data.groups, 'medicine-name': medicineNamePhrases })
  const signOf = ({ given, any }: { given?: string[]; any: string[] }): Sign => ({
    given: given && book.compile(given),
    single: book.compile(any.filter((phrase) => !phrase.includes(' + '))),
    joined: any
      .filter((phrase) => phrase.includes(' + '))
      .map((phrase) => phrase.split(' + ').map((part) => book.compile([part]))),
  })
  const recognisers = new Map(
    data.emergencies.map(({ code, signs, names, notSigns }): [string, Recogniser] => [
      code,
      { signs: signs.map(signOf), names: book.compile(names), notSigns: book.compile([...data.notSigns, ...notSigns]) },
    ]),
  )
  return { book, recognisers, spell: createSpelling(data.spelling) }
}

/**
 * Returns the emergencies that a text describes in everyday words, worst first. Never throws, takes time in proportion
 * to the length, and ignores letter case, spacing and apostrophes. An empty list does not mean that there is no
 * emergency.
 */
export function recogniseEmergencies(text: string): Emergency[] {
  cachedRecognisers ??= createRecognisers()
  const { book, recognisers, spell } = cachedRecognisers
  const sentencesWords = readSentences(text, spell)
  const hasOwnCase = sentencesWords.some(mentionsOwnCase)
  const sentences = sentencesWords.map((words) => readSentence(book, words, hasOwnCase))
  return emergencies.filter(({ code }) => {
    const recogniser = recognisers.get(code)
    return recogniser !== undefined && isDescribed(recogniser, sentences)
  })
}

type Sentence = ReturnType<typeof readSentence>

function readSentence(book: ReturnType<typeof createPhrasebook>, words: Words, hasOwnCase: boolean) {
  const reader = createReader(book, words)
  const clauses = readClauses(words, hasOwnCase)
  /** Returns the positions at which a phrase matches, is not an idiom, and describes the present. */
  const findLive = (phrases: PhraseSet, notSigns: PhraseSet): Span[] => {
    const spans = reader.find(phrases)
    if (spans.length === 0) return []
    const idioms = reader.find(notSigns)
    return spans.filter(
      (span) => !idioms.some(({ start, end }) => start < span.end && span.start < end) && clauses.isLive(span),
    )
  }
  /** Returns the positions of `findLive` that are about a person, not a plant, thing or animal. */
  const findOwn = (phrases: PhraseSet, notSigns: PhraseSet): Span[] =>
    findLive(phrases, notSigns).filter((span) => !clauses.isAboutNoPerson(span))
  return { findLive, findOwn, isClaimed: clauses.isClaimed }
}

function isDescribed({ signs, names, notSigns }: Recogniser, sentences: readonly Sentence[]): boolean {
  const isLive = (phrases: PhraseSet) => (sentence: Sentence) => sentence.findLive(phrases, notSigns).length > 0
  const hasOwnCase = (phrases: PhraseSet) => (sentence: Sentence) => sentence.findOwn(phrases, notSigns).length > 0
  if (sentences.some((sentence) => sentence.findOwn(names, notSigns).some(sentence.isClaimed))) return true
  return signs.some(
    ({ given, single, joined }) =>
      (given === undefined || sentences.some(isLive(given))) &&
      (sentences.some(hasOwnCase(single)) ||
        joined.some(
          (parts) =>
            areNear(parts.map((part) => sentences.map(isLive(part)))) &&
            parts.some((part) => sentences.some(hasOwnCase(part))),
        )),
  )
}

/** True when every part matches in the same sentence or a neighbouring one. */
function areNear(parts: readonly (readonly boolean[])[]): boolean {
  const [first = [], ...others] = parts
  return first.some(
    (isMatch, at) =>
      isMatch &&
      others.every((other) => other.slice(Math.max(0, at - sentencesApart), at + sentencesApart + 1).includes(true)),
  )
}
