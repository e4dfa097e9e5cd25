import { readNumber } from './emergency-numbers.ts'
import type { Words } from './emergency-text.ts'

/**
 * Sequence of words. In the text of a phrase, `word*` has any ending, `(a|b c)` is one of several, `$group` is one
 * phrase of a group, `<n>` is a number, `<5+>` and `<1-11>` are numbers of that size, `..` is up to four words of a
 * clause and `...` is up to six, also across a comma. `?` makes the part before it optional.
 */
export type Phrase = readonly Part[]

type Part = { isOptional: boolean } & (
  | { kind: 'word' | 'beginning' | 'group'; text: string }
  | { kind: 'choice'; words: ReadonlySet<string>; phrases: readonly Phrase[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'gap'; max: number; crossesComma: boolean }
)

const gaps = new Map([
  ['..', { max: 4, crossesComma: false }],
  ['...', { max: 6, crossesComma: true }],
])

/** Parses a phrase. Throws an `Error` that names the part that cannot be read. */
export function parsePhrase(text: string): Phrase {
  return splitOutside(text.trim(), ' ').filter(Boolean).map(parsePart)
}

function parsePart(text: string): Part {
  const isOptional = text.endsWith('?')
  const bare = isOptional ? text.slice(0, -1) : text
  const gap = gaps.get(bare)
  if (gap) return { isOptional: false, kind: 'gap', ...gap }
  if (bare.startsWith('(') && bare.endsWith(')'))
    return { isOptional, kind: 'choice', ...parseChoice(bare.slice(1, -1)) }
  const number = /^<(?:n|([\d.]+)(?:\+|-([\d.]+)))>$/.exec(bare)
  if (number) return { isOptional, kind: 'number', min: Number(number[1] ?? 0), max: Number(number[2] ?? Infinity) }
  const word = /^(\$?)([\p{Ll}\d][\p{Ll}\d.-]*|,)(\*?)$/u.exec(bare)
  const [, group, name, ending] = word ?? []
  if (name === undefined || (group === '' && name.includes('-'))) throw new Error(`cannot read “${text}”`)
  if (group === '$') return { isOptional, kind: 'group', text: name }
  return { isOptional, kind: ending === '*' ? 'beginning' : 'word', text: name }
}

/** Parses the choices of a phrase. Single words are separate because a set finds them at once. */
function parseChoice(text: string): { words: ReadonlySet<string>; phrases: readonly Phrase[] } {
  const phrases = splitOutside(text, '|').map(parsePhrase)
  const singleWord = ([part, ...others]: Phrase) =>
    part?.kind === 'word' && !part.isOptional && others.length === 0 ? part.text : undefined
  return {
    words: new Set(phrases.map(singleWord).filter((word) => word !== undefined)),
    phrases: phrases.filter((phrase) => singleWord(phrase) === undefined),
  }
}

/** Splits a text at a separator outside parentheses. Throws when a parenthesis is not closed. */
function splitOutside(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  if (depth !== 0) throw new Error(`has a parenthesis without its other half: “${text}”`)
  return parts
}

/** Returns the names of the groups that a phrase uses. */
export const groupsIn = (phrase: Phrase): string[] =>
  phrase.flatMap((part) => {
    if (part.kind === 'choice') return part.phrases.flatMap(groupsIn)
    return part.kind === 'group' ? [part.text] : []
  })

/** Position of a phrase in a sentence, in words; `end` is exclusive. */
export type Span = { start: number; end: number }

/** Identifies phrases that are searched for together. */
export type PhraseSet = { readonly size: number }

/**
 * Phrases by the words that they may begin with, so that most are never tried. `lengths` are the lengths of the keys of
 * `byBeginning`.
 */
type Index = {
  byWord: Map<string, Entry[]>
  byBeginning: Map<string, Entry[]>
  lengths: Set<number>
  others: Entry[]
}
type Entry = { set: PhraseSet; phrase: Phrase }
type First = { kind: 'word' | 'beginning'; text: string } | undefined

const emptyIndex = (): Index => ({ byWord: new Map(), byBeginning: new Map(), lengths: new Set(), others: [] })

/**
 * Creates a phrasebook from groups of phrases by name. `compile` adds the phrases that every sentence is searched for.
 */
export function createPhrasebook(groups: Readonly<Record<string, readonly string[]>>) {
  const searched = emptyIndex()
  const groupIndexes = new Map<string, Index>()
  const firstsOf = new Map<string, readonly First[]>()

  function groupFirsts(name: string): readonly First[] {
    const found = firstsOf.get(name) ?? (groups[name] ?? []).map(parsePhrase).flatMap(phraseFirsts)
    firstsOf.set(name, found)
    return found
  }

  /** Returns what a phrase may begin with; undefined means any word. */
  function phraseFirsts(phrase: Phrase): First[] {
    const firsts: First[] = []
    for (const part of phrase) {
      if (part.kind === 'gap' || part.kind === 'number') return [undefined]
      if (part.kind === 'choice')
        firsts.push(
          ...Array.from(part.words, (text): First => ({ kind: 'word', text })),
          ...part.phrases.flatMap(phraseFirsts),
        )
      else if (part.kind === 'group') firsts.push(...groupFirsts(part.text))
      else firsts.push({ kind: part.kind, text: part.text })
      if (!part.isOptional) return firsts
    }
    return [undefined]
  }

  function addTo({ byWord, byBeginning, lengths, others }: Index, entry: Entry): void {
    const firsts = phraseFirsts(entry.phrase)
    if (firsts.includes(undefined)) return void others.push(entry)
    const added = new Set<string>()
    for (const first of firsts) {
      if (!first || added.has(`${first.kind} ${first.text}`)) continue
      added.add(`${first.kind} ${first.text}`)
      const index = first.kind === 'word' ? byWord : byBeginning
      const entries = index.get(first.text) ?? []
      if (entries.length === 0) index.set(first.text, entries)
      entries.push(entry)
      if (first.kind === 'beginning') lengths.add(first.text.length)
    }
  }

  function fill(index: Index, phrases: readonly string[]): PhraseSet {
    const set = { size: phrases.length }
    for (const phrase of phrases) addTo(index, { set, phrase: parsePhrase(phrase) })
    return set
  }

  function groupIndex(name: string): Index {
    const found = groupIndexes.get(name)
    if (found) return found
    const index = emptyIndex()
    groupIndexes.set(name, index)
    fill(index, groups[name] ?? [])
    return index
  }

  return {
    /** Adds phrases to search every sentence for. */
    compile: (phrases: readonly string[]): PhraseSet => fill(searched, phrases),
    searched,
    groupIndex,
  }
}

type Phrasebook = ReturnType<typeof createPhrasebook>

const noPositions: readonly number[] = []

function addNew(positions: number[], more: readonly number[]): void {
  for (const position of more) if (!positions.includes(position)) positions.push(position)
}

/** Calls `visit` for every phrase that may begin with a word. */
function visitCandidates(index: Index, word: string, visit: (entry: Entry) => void): void {
  index.byWord.get(word)?.forEach(visit)
  for (const length of index.lengths)
    if (length <= word.length) index.byBeginning.get(word.slice(0, length))?.forEach(visit)
  index.others.forEach(visit)
}

/** Creates a reader that finds phrases in one sentence. Matches of a group are cached for each position. */
export function createReader(book: Phrasebook, words: Words) {
  const groupEndCache = new Map<string, (readonly number[] | undefined)[]>()
  let found: Map<PhraseSet, Span[]> | undefined

  function groupEnds(name: string, start: number): readonly number[] {
    const positions = groupEndCache.get(name) ?? []
    if (positions.length === 0) groupEndCache.set(name, positions)
    const cached = positions[start]
    if (cached) return cached
    const ends: number[] = []
    const word = words[start]
    if (word !== undefined)
      visitCandidates(book.groupIndex(name), word, ({ phrase }) => addNew(ends, phraseEnds(phrase, start)))
    positions[start] = ends
    return ends
  }

  function phraseEnds(phrase: Phrase, start: number): readonly number[] {
    let positions: readonly number[] = [start]
    for (const part of phrase) {
      const next: number[] = part.isOptional ? [...positions] : []
      for (const position of positions) addNew(next, partEnds(part, position))
      if (next.length === 0) return noPositions
      positions = next
    }
    return positions[0] === start ? positions.filter((end) => end > start) : positions
  }

  function partEnds(part: Part, start: number): readonly number[] {
    const word = words[start]
    switch (part.kind) {
      case 'gap':
        return gapEnds(start, part)
      case 'group':
        return groupEnds(part.text, start)
      case 'choice':
        return choiceEnds(part, start)
      case 'number': {
        const value = word === undefined ? undefined : readNumber(word)
        return value !== undefined && value >= part.min && value <= part.max ? [start + 1] : noPositions
      }
      case 'beginning':
        return word?.startsWith(part.text) ? [start + 1] : noPositions
      default:
        return word === part.text ? [start + 1] : noPositions
    }
  }

  function choiceEnds(part: Extract<Part, { kind: 'choice' }>, start: number): readonly number[] {
    const word = words[start]
    if (word === undefined) return noPositions
    const ends: number[] = part.words.has(word) ? [start + 1] : []
    for (const phrase of part.phrases) addNew(ends, phraseEnds(phrase, start))
    return ends
  }

  /** Returns the positions at which a gap may end. */
  function gapEnds(start: number, { max, crossesComma }: Extract<Part, { kind: 'gap' }>): number[] {
    const positions = [start]
    while (positions.length <= max && start + positions.length <= words.length) {
      if (!crossesComma && words[start + positions.length - 1] === ',') break
      positions.push(start + positions.length)
    }
    return positions
  }

  function search(): Map<PhraseSet, Span[]> {
    const spans = new Map<PhraseSet, Span[]>()
    for (const [start, word] of words.entries())
      visitCandidates(book.searched, word, ({ set, phrase }) => {
        for (const end of phraseEnds(phrase, start)) {
          const positions = spans.get(set) ?? []
          if (positions.length === 0) spans.set(set, positions)
          positions.push({ start, end })
        }
      })
    return spans
  }

  /** Returns every position at which a phrase of the set matches. */
  const find = (set: PhraseSet): readonly Span[] => (found ??= search()).get(set) ?? []

  return { find, words }
}
