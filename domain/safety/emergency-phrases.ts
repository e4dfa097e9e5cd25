import { parseNumber, type Words } from './emergency-text.ts'

/**
 * Sequence of words. In a phrase's text, `word*` matches any ending, `(a|b c)` any of the choices, `$group` any phrase
 * in a group, `<n>` a number, `<5+>` and `<1-11>` numbers in a range, `..` up to four words of a clause, and `...` up
 * to six words, even across a comma. `?` makes the part before it optional.
 */
export type Phrase = readonly PhraseElement[]

type PhraseElement = { isOptional: boolean } & (
  | { kind: 'word' | 'beginning' | 'group'; text: string }
  | { kind: 'choice'; words: ReadonlySet<string>; phrases: readonly Phrase[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'gap'; max: number; crossesComma: boolean }
)

const gaps = new Map([
  ['..', { max: 4, crossesComma: false }],
  ['...', { max: 6, crossesComma: true }],
])

/** Parses a phrase. Throws an `Error` that names the invalid part. */
export function parsePhrase(text: string): Phrase {
  return splitOutsideParentheses(text.trim(), ' ').filter(Boolean).map(parseElement)
}

function parseElement(text: string): PhraseElement {
  const isOptional = text.endsWith('?')
  const withoutMark = isOptional ? text.slice(0, -1) : text
  const gap = gaps.get(withoutMark)
  if (gap) return { isOptional: false, kind: 'gap', ...gap }
  if (withoutMark.startsWith('(') && withoutMark.endsWith(')'))
    return { isOptional, kind: 'choice', ...parseChoice(withoutMark.slice(1, -1)) }
  const number = /^<(?:n|([\d.]+)(?:\+|-([\d.]+)))>$/.exec(withoutMark)
  if (number) return { isOptional, kind: 'number', min: Number(number[1] ?? 0), max: Number(number[2] ?? Infinity) }
  const word = /^(\$?)([\p{Ll}\d][\p{Ll}\d.-]*|,)(\*?)$/u.exec(withoutMark)
  const [, group, name, ending] = word ?? []
  if (name === undefined || (group === '' && name.includes('-'))) throw new Error(`cannot read “${text}”`)
  if (group === '$') return { isOptional, kind: 'group', text: name }
  return { isOptional, kind: ending === '*' ? 'beginning' : 'word', text: name }
}

/** Parses the choices in parentheses. Single words are in a set, which is faster to search. */
function parseChoice(text: string): { words: ReadonlySet<string>; phrases: readonly Phrase[] } {
  const phrases = splitOutsideParentheses(text, '|').map(parsePhrase)
  const singleWord = ([element, ...others]: Phrase) =>
    element?.kind === 'word' && !element.isOptional && others.length === 0 ? element.text : undefined
  return {
    words: new Set(phrases.map(singleWord).filter((word) => word !== undefined)),
    phrases: phrases.filter((phrase) => singleWord(phrase) === undefined),
  }
}

/** Splits a text at a separator outside parentheses. Throws when a parenthesis is not closed. */
function splitOutsideParentheses(text: string, separator: string): string[] {
  const segments = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth === 0) segments.push('')
    else segments.push(`${segments.pop() ?? ''}${letter}`)
  }
  if (depth !== 0) throw new Error(`has a parenthesis without its other half: “${text}”`)
  return segments
}

export const listGroups = (phrase: Phrase): string[] =>
  phrase.flatMap((element) => {
    if (element.kind === 'choice') return element.phrases.flatMap(listGroups)
    return element.kind === 'group' ? [element.text] : []
  })

/** Position of a phrase in a sentence, counted in words. `end` is exclusive. */
export type Span = { start: number; end: number }

/** Identifies phrases to search for together. */
export type PhraseSet = { readonly size: number }

/**
 * Phrases by the word that they begin with, so that most are never tried. `prefixLengths` are the lengths of the keys
 * in `byPrefix`.
 */
type Index = {
  byWord: Map<string, Entry[]>
  byPrefix: Map<string, Entry[]>
  prefixLengths: Set<number>
  others: Entry[]
}
type Entry = { set: PhraseSet; phrase: Phrase }
type PhraseStart = { kind: 'word' | 'beginning'; text: string } | undefined

const createEmptyIndex = (): Index => ({ byWord: new Map(), byPrefix: new Map(), prefixLengths: new Set(), others: [] })

/** Creates a phrasebook from named groups of phrases. `compile` adds phrases to search every sentence for. */
export function createPhrasebook(groups: Readonly<Record<string, readonly string[]>>) {
  const mainIndex = createEmptyIndex()
  const groupIndexes = new Map<string, Index>()
  const startsByGroup = new Map<string, readonly PhraseStart[]>()

  function groupStarts(name: string): readonly PhraseStart[] {
    const starts = startsByGroup.get(name) ?? (groups[name] ?? []).map(parsePhrase).flatMap(phraseStarts)
    startsByGroup.set(name, starts)
    return starts
  }

  /** Returns the possible beginnings of a phrase; undefined means any word. */
  function phraseStarts(phrase: Phrase): PhraseStart[] {
    const starts: PhraseStart[] = []
    for (const element of phrase) {
      if (element.kind === 'gap' || element.kind === 'number') return [undefined]
      if (element.kind === 'choice')
        starts.push(
          ...Array.from(element.words, (text): PhraseStart => ({ kind: 'word', text })),
          ...element.phrases.flatMap(phraseStarts),
        )
      else if (element.kind === 'group') starts.push(...groupStarts(element.text))
      else starts.push({ kind: element.kind, text: element.text })
      if (!element.isOptional) return starts
    }
    return [undefined]
  }

  function addEntry({ byWord, byPrefix, prefixLengths, others }: Index, entry: Entry): void {
    const starts = phraseStarts(entry.phrase)
    if (starts.includes(undefined)) return void others.push(entry)
    const addedKeys = new Set<string>()
    for (const phraseStart of starts) {
      if (!phraseStart || addedKeys.has(`${phraseStart.kind} ${phraseStart.text}`)) continue
      addedKeys.add(`${phraseStart.kind} ${phraseStart.text}`)
      const index = phraseStart.kind === 'word' ? byWord : byPrefix
      const entries = index.get(phraseStart.text) ?? []
      if (entries.length === 0) index.set(phraseStart.text, entries)
      entries.push(entry)
      if (phraseStart.kind === 'beginning') prefixLengths.add(phraseStart.text.length)
    }
  }

  function addPhrases(index: Index, phrases: readonly string[]): PhraseSet {
    const set = { size: phrases.length }
    for (const phrase of phrases) addEntry(index, { set, phrase: parsePhrase(phrase) })
    return set
  }

  function groupIndex(name: string): Index {
    const cached = groupIndexes.get(name)
    if (cached) return cached
    const index = createEmptyIndex()
    groupIndexes.set(name, index)
    addPhrases(index, groups[name] ?? [])
    return index
  }

  return {
    compile: (phrases: readonly string[]): PhraseSet => addPhrases(mainIndex, phrases),
    mainIndex: mainIndex,
    groupIndex,
  }
}

type Phrasebook = ReturnType<typeof createPhrasebook>

const noPositions: readonly number[] = []

function addMissing(positions: number[], additions: readonly number[]): void {
  for (const position of additions) if (!positions.includes(position)) positions.push(position)
}

/** Calls `visit` for every phrase that may begin with the word. */
function visitCandidates(index: Index, word: string, visit: (entry: Entry) => void): void {
  index.byWord.get(word)?.forEach(visit)
  for (const length of index.prefixLengths)
    if (length <= word.length) index.byPrefix.get(word.slice(0, length))?.forEach(visit)
  index.others.forEach(visit)
}

/** Creates a reader that finds phrases in one sentence. Caches the matches of each group by position. */
export function createReader(phrasebook: Phrasebook, words: Words) {
  const groupEndCache = new Map<string, (readonly number[] | undefined)[]>()
  let cachedSpans: Map<PhraseSet, Span[]> | undefined

  function groupEnds(name: string, start: number): readonly number[] {
    const positions = groupEndCache.get(name) ?? []
    if (positions.length === 0) groupEndCache.set(name, positions)
    const cached = positions[start]
    if (cached) return cached
    const ends: number[] = []
    const word = words[start]
    if (word !== undefined)
      visitCandidates(phrasebook.groupIndex(name), word, ({ phrase }) => addMissing(ends, phraseEnds(phrase, start)))
    positions[start] = ends
    return ends
  }

  function phraseEnds(phrase: Phrase, start: number): readonly number[] {
    let positions: readonly number[] = [start]
    for (const element of phrase) {
      const next: number[] = element.isOptional ? [...positions] : []
      for (const position of positions) addMissing(next, elementEnds(element, position))
      if (next.length === 0) return noPositions
      positions = next
    }
    return positions[0] === start ? positions.filter((end) => end > start) : positions
  }

  function elementEnds(element: PhraseElement, start: number): readonly number[] {
    const word = words[start]
    switch (element.kind) {
      case 'gap':
        return gapEnds(start, element)
      case 'group':
        return groupEnds(element.text, start)
      case 'choice':
        return choiceEnds(element, start)
      case 'number': {
        const value = word === undefined ? undefined : parseNumber(word)
        return value !== undefined && value >= element.min && value <= element.max ? [start + 1] : noPositions
      }
      case 'beginning':
        return word?.startsWith(element.text) ? [start + 1] : noPositions
      default:
        return word === element.text ? [start + 1] : noPositions
    }
  }

  function choiceEnds(element: Extract<PhraseElement, { kind: 'choice' }>, start: number): readonly number[] {
    const word = words[start]
    if (word === undefined) return noPositions
    const ends: number[] = element.words.has(word) ? [start + 1] : []
    for (const phrase of element.phrases) addMissing(ends, phraseEnds(phrase, start))
    return ends
  }

  function gapEnds(start: number, { max, crossesComma }: Extract<PhraseElement, { kind: 'gap' }>): number[] {
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
      visitCandidates(phrasebook.mainIndex, word, ({ set, phrase }) => {
        for (const end of phraseEnds(phrase, start)) {
          const positions = spans.get(set) ?? []
          if (positions.length === 0) spans.set(set, positions)
          positions.push({ start, end })
        }
      })
    return spans
  }

  const find = (set: PhraseSet): readonly Span[] => (cachedSpans ??= search()).get(set) ?? []

  return { find, words }
}
