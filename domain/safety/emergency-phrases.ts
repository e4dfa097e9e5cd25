import { readNumber } from './emergency-numbers.ts'
import type { Words } from './emergency-text.ts'

/**
 * A phrase is words that follow each other. `word*` has any ending, `(a|b c)` is one of several, `$group` one phrase of a group,
 * `<n>` a number, `<5+>` and `<1-11>` a number of that size, `..` up to three words of a clause and `...` up to six, also
 * across a comma. `?` makes the part
 * before it optional.
 */
export type Phrase = readonly Part[]

type Part = { isOptional: boolean } & (
  | { kind: 'word' | 'beginning' | 'group'; text: string }
  | { kind: 'choice'; phrases: readonly Phrase[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'gap'; max: number; crossesComma: boolean }
)

const gaps = new Map([
  ['..', { max: 3, crossesComma: false }],
  ['...', { max: 6, crossesComma: true }],
])

/** Parses a phrase; throws an `Error` that names what cannot be read. */
export function parsePhrase(text: string): Phrase {
  return splitOutside(text.trim(), ' ').filter(Boolean).map(parsePart)
}

function parsePart(text: string): Part {
  const isOptional = text.endsWith('?')
  const bare = isOptional ? text.slice(0, -1) : text
  const gap = gaps.get(bare)
  if (gap) return { isOptional: false, kind: 'gap', ...gap }
  if (bare.startsWith('(') && bare.endsWith(')'))
    return { isOptional, kind: 'choice', phrases: splitOutside(bare.slice(1, -1), '|').map(parsePhrase) }
  const number = /^<(?:n|([\d.]+)(?:\+|-([\d.]+)))>$/.exec(bare)
  if (number) return { isOptional, kind: 'number', min: Number(number[1] ?? 0), max: Number(number[2] ?? Infinity) }
  const word = /^(\$?)([\p{Ll}\d][\p{Ll}\d.-]*|,)(\*?)$/u.exec(bare)
  const [, group, name, ending] = word ?? []
  if (name === undefined || (group === '' && name.includes('-'))) throw new Error(`cannot read “${text}”`)
  if (group === '$') return { isOptional, kind: 'group', text: name }
  return { isOptional, kind: ending === '*' ? 'beginning' : 'word', text: name }
}

/** Splits a text where the sign stands outside of parentheses. */
function splitOutside(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === sign && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  if (depth !== 0) throw new Error(`has a parenthesis without its other half: “${text}”`)
  return parts
}

/** Names of the groups that a phrase uses. */
export const groupsIn = (phrase: Phrase): string[] =>
  phrase.flatMap((part) => {
    if (part.kind === 'choice') return part.phrases.flatMap(groupsIn)
    return part.kind === 'group' ? [part.text] : []
  })

/** Place of a phrase in a sentence: from its first word to before `end`. */
export type Span = { start: number; end: number }

/** Phrases by what they may begin with, so that most are never tried. */
export type PhraseSet = {
  byWord: ReadonlyMap<string, readonly Phrase[]>
  byBeginning: ReadonlyMap<string, readonly Phrase[]>
  others: readonly Phrase[]
}

type First = { kind: 'word' | 'beginning'; text: string } | undefined

/** Groups of phrases by name; phrases are parsed when they are first needed. */
export function createPhrasebook(groups: Readonly<Record<string, readonly string[]>>) {
  const sets = new Map<string, PhraseSet>()
  const firstsOf = new Map<string, readonly First[]>()

  const groupFirsts = (name: string): readonly First[] => {
    const found = firstsOf.get(name)
    if (found) return found
    firstsOf.set(name, [])
    const firsts = (groups[name] ?? []).map(parsePhrase).flatMap(phraseFirsts)
    firstsOf.set(name, firsts)
    return firsts
  }

  function phraseFirsts(phrase: Phrase): First[] {
    const firsts: First[] = []
    for (const part of phrase) {
      if (part.kind === 'gap' || part.kind === 'number') return [undefined]
      if (part.kind === 'choice') firsts.push(...part.phrases.flatMap(phraseFirsts))
      else if (part.kind === 'group') firsts.push(...groupFirsts(part.text))
      else firsts.push({ kind: part.kind, text: part.text })
      if (!part.isOptional) return firsts
    }
    return [undefined]
  }

  function compile(phrases: readonly string[]): PhraseSet {
    const byWord = new Map<string, Phrase[]>()
    const byBeginning = new Map<string, Phrase[]>()
    const others: Phrase[] = []
    for (const phrase of new Set(phrases).values().map(parsePhrase)) {
      const firsts = phraseFirsts(phrase)
      if (firsts.includes(undefined)) others.push(phrase)
      else
        for (const [index, kind] of [[byWord, 'word'] as const, [byBeginning, 'beginning'] as const])
          for (const text of new Set(firsts.flatMap((first) => (first?.kind === kind ? [first.text] : []))))
            index.set(text, [...(index.get(text) ?? []), phrase])
    }
    return { byWord, byBeginning, others }
  }

  const groupSet = (name: string): PhraseSet => {
    const found = sets.get(name) ?? compile(groups[name] ?? [])
    sets.set(name, found)
    return found
  }

  return { compile, groupSet }
}

export type Phrasebook = ReturnType<typeof createPhrasebook>

/** Looks phrases up in one sentence; what a group matches is remembered for each place. */
export function createReader(book: Phrasebook, words: Words) {
  const known = new Map<string, readonly number[]>()

  function candidates(set: PhraseSet, word: string): readonly Phrase[] {
    const found = [...(set.byWord.get(word) ?? []), ...set.others]
    for (let length = 1; length <= word.length && set.byBeginning.size > 0; length++)
      found.push(...(set.byBeginning.get(word.slice(0, length)) ?? []))
    return found
  }

  const setEnds = (set: PhraseSet, start: number): number[] => {
    const word = words[start]
    if (word === undefined) return []
    return [...new Set(candidates(set, word).flatMap((phrase) => phraseEnds(phrase, start)))]
  }

  function groupEnds(name: string, start: number): readonly number[] {
    const key = `${name} ${start}`
    const found = known.get(key) ?? setEnds(book.groupSet(name), start)
    known.set(key, found)
    return found
  }

  function phraseEnds(phrase: Phrase, start: number): number[] {
    let places = [start]
    for (const part of phrase) {
      const next = new Set(part.isOptional ? places : [])
      for (const place of places) for (const end of partEnds(part, place)) next.add(end)
      if (next.size === 0) return []
      places = [...next]
    }
    return places.filter((end) => end > start)
  }

  function partEnds(part: Part, start: number): readonly number[] {
    const word = words[start]
    switch (part.kind) {
      case 'gap':
        return passed(start, part)
      case 'group':
        return groupEnds(part.text, start)
      case 'choice':
        return part.phrases.flatMap((phrase) => phraseEnds(phrase, start))
      case 'number': {
        const value = word === undefined ? undefined : readNumber(word)
        return value !== undefined && value >= part.min && value <= part.max ? [start + 1] : []
      }
      case 'beginning':
        return word?.startsWith(part.text) ? [start + 1] : []
      case 'word':
        return word === part.text ? [start + 1] : []
    }
  }

  /** Places that a gap may end at. */
  function passed(start: number, { max, crossesComma }: { max: number; crossesComma: boolean }): number[] {
    const places = [start]
    while (places.length <= max && start + places.length <= words.length) {
      if (!crossesComma && words[start + places.length - 1] === ',') break
      places.push(start + places.length)
    }
    return places
  }

  /** Every place where a phrase of the set stands. */
  const find = (set: PhraseSet): Span[] =>
    words.flatMap((_, start) => setEnds(set, start).map((end): Span => ({ start, end })))

  return { find, words }
}

export type Reader = ReturnType<typeof createReader>
