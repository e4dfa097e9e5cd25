import { medicineNamePhrases } from '../medicines/medicine-words.ts'
import { emergencies, type Emergency } from './emergencies.ts'
import { mentionsOwnCase, createSignClassifier } from './emergency-clauses.ts'
import { createPhrasebook, createReader, type PhraseSet, type Span } from './emergency-phrases.ts'
import data from './emergency-signs.json' with { type: 'json' }
import { createSpelling } from './emergency-spelling.ts'
import { parseSentences, type Words } from './emergency-text.ts'

/** Maximum distance in sentences between the parts of one sign. */
const maxSentenceDistance = 1

type Sign = { given: PhraseSet | undefined; phrases: PhraseSet; combinations: readonly (readonly PhraseSet[])[] }
type Recogniser = { signs: readonly Sign[]; names: PhraseSet; notSigns: PhraseSet }

/** Recognisers, cached on first use because they depend only on the data. */
let cachedRecognisers: ReturnType<typeof createRecognisers> | undefined

function createRecognisers() {
  const phrasebook = createPhrasebook({ ...data.groups, 'medicine-name': medicineNamePhrases })
  const compileSign = ({ given, any }: { given?: string[]; any: string[] }): Sign => ({
    given: given && phrasebook.compile(given),
    phrases: phrasebook.compile(any.filter((phrase) => !phrase.includes(' + '))),
    combinations: any
      .filter((phrase) => phrase.includes(' + '))
      .map((phrase) => phrase.split(' + ').map((phrase) => phrasebook.compile([phrase]))),
  })
  const recognisers = new Map(
    data.emergencies.map(({ code, signs, names, notSigns }): [string, Recogniser] => [
      code,
      {
        signs: signs.map(compileSign),
        names: phrasebook.compile(names),
        notSigns: phrasebook.compile([...data.notSigns, ...notSigns]),
      },
    ]),
  )
  return { phrasebook, recognisers, correctWord: createSpelling(data.spelling) }
}

/**
 * Returns the emergencies described in a text, worst first. Never throws. Takes time in proportion to the text's
 * length, and ignores letter case, spacing and apostrophes. An empty list does not mean that there is no emergency.
 */
export function recogniseEmergencies(text: string): Emergency[] {
  cachedRecognisers ??= createRecognisers()
  const { phrasebook, recognisers, correctWord } = cachedRecognisers
  const sentenceWords = parseSentences(text, correctWord)
  const hasOwnCase = sentenceWords.some(mentionsOwnCase)
  const sentences = sentenceWords.map((words) => analyseSentence(phrasebook, words, hasOwnCase))
  return emergencies.filter(({ code }) => {
    const recogniser = recognisers.get(code)
    return recogniser !== undefined && isDescribed(recogniser, sentences)
  })
}

type Sentence = ReturnType<typeof analyseSentence>

function analyseSentence(phrasebook: ReturnType<typeof createPhrasebook>, words: Words, hasOwnCase: boolean) {
  const reader = createReader(phrasebook, words)
  const classifier = createSignClassifier(words, hasOwnCase)
  /** Returns the positions at which a phrase describes the present and is not an idiom. */
  const findCurrent = (phrases: PhraseSet, notSigns: PhraseSet): Span[] => {
    const spans = reader.find(phrases)
    if (spans.length === 0) return []
    const idioms = reader.find(notSigns)
    return spans.filter(
      (span) => !idioms.some(({ start, end }) => start < span.end && span.start < end) && classifier.isCurrent(span),
    )
  }
  const findAboutPerson = (phrases: PhraseSet, notSigns: PhraseSet): Span[] =>
    findCurrent(phrases, notSigns).filter((span) => !classifier.isAboutNonPerson(span))
  return { findCurrent, findAboutPerson, isClaimed: classifier.isClaimed }
}

function isDescribed({ signs, names, notSigns }: Recogniser, sentences: readonly Sentence[]): boolean {
  const hasCurrentSign = (phrases: PhraseSet) => (sentence: Sentence) =>
    sentence.findCurrent(phrases, notSigns).length > 0
  const hasOwnCase = (phrases: PhraseSet) => (sentence: Sentence) =>
    sentence.findAboutPerson(phrases, notSigns).length > 0
  if (sentences.some((sentence) => sentence.findAboutPerson(names, notSigns).some(sentence.isClaimed))) return true
  return signs.some(
    ({ given, phrases, combinations }) =>
      (given === undefined || sentences.some(hasCurrentSign(given))) &&
      (sentences.some(hasOwnCase(phrases)) ||
        combinations.some(
          (parts) =>
            areNear(parts.map((phrase) => sentences.map(hasCurrentSign(phrase)))) &&
            parts.some((phrase) => sentences.some(hasOwnCase(phrase))),
        )),
  )
}

function areNear(parts: readonly (readonly boolean[])[]): boolean {
  const [first = [], ...others] = parts
  return first.some(
    (isMatch, at) =>
      isMatch &&
      others.every((other) =>
        other.slice(Math.max(0, at - maxSentenceDistance), at + maxSentenceDistance + 1).includes(true),
      ),
  )
}
