import { calculateEditDistance } from '#domain/herbi/edit-distance.ts'
import { memoize } from '#domain/safety/memoize.ts'
import { type NameIndex, normaliseName, resolveName } from '#domain/safety/names.ts'
import { compareText } from '#domain/text.ts'
import { toSentenceCase } from '#domain/words.ts'

const minLength = 3
const maxLength = 60
const maxWords = 6
const maxSuggestions = 3
const longWordLength = 8

/** Names from other languages that no letters lead to. They are offered like a misspelt name, never understood. */
const translations: Readonly<Record<string, string>> = {
  kamille: 'chamomile',
  manzanilla: 'chamomile',
  pfefferminze: 'peppermint',
  salbei: 'sage',
  salvia: 'sage',
  thymian: 'thyme',
  ingwer: 'ginger',
  brennnessel: 'nettle leaf',
  brennessel: 'nettle leaf',
  süßholz: 'liquorice',
  tilleul: 'linden',
  lindenblüten: 'linden',
}

/**
 * Creates a function that suggests known names for an unknown one, closest first: those that begin with it, and those
 * with one or two other letters. The words around it stay. They are only offered: the check never guesses.
 */
export function createNameSuggester(index: NameIndex): (unknownName: string) => string[] {
  const names = [...new Set([...index.ambiguous.keys(), ...index.plants.keys(), ...index.safe.keys()])]
  const suggest = (written: string) => {
    const name = normaliseName(written)
    const words = name.split(' ')
    if (name.length < minLength || name.length > maxLength || words.length > maxWords) return []
    const found = listPhrases(words).flatMap(({ before, phrase, after }) =>
      findClose(names, phrase).map(({ known, distance }) => ({
        distance: distance + (before + after === '' ? 0 : 1),
        text: [before, known, after].filter(Boolean).join(' '),
      })),
    )
    return found
      .filter(({ text }) => resolveName(index, text).kind !== 'unknown')
      .toSorted((one, other) => one.distance - other.distance || compareLength(one.text, other.text))
      .map(({ text }) => toSentenceCase(text))
      .filter((text, position, all) => all.indexOf(text) === position)
      .slice(0, maxSuggestions)
  }
  return memoize(suggest)
}

const compareLength = (one: string, other: string) => one.length - other.length || compareText(one, other)

/** Lists the phrases in a name that may be misspelt, with the words around them. */
function listPhrases(words: readonly string[]) {
  return words.flatMap((_, start) =>
    words.slice(start).map((__, length) => ({
      before: words.slice(0, start).join(' '),
      phrase: words.slice(start, start + length + 1).join(' '),
      after: words.slice(start + length + 1).join(' '),
    })),
  )
}

/** Finds names that begin with the phrase (distance 0.5) or have one or two other letters. */
function findClose(names: readonly string[], phrase: string): { known: string; distance: number }[] {
  if (phrase.length < minLength) return []
  const limit = phrase.length >= longWordLength ? 3 : phrase.length > minLength ? 2 : 1
  const translation = translations[phrase]
  if (translation !== undefined) return [{ known: translation, distance: 0 }]
  return names.flatMap((known) => {
    if (known.startsWith(phrase)) return [{ known, distance: 0.5 }]
    if (Math.abs(known.length - phrase.length) >= limit) return []
    const distance = calculateEditDistance(phrase, known, limit)
    return distance < limit ? [{ known, distance }] : []
  })
}
