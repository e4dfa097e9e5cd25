import data from './emergency-grammar.json' with { type: 'json' }
import { createPhrasebook, createReader, type PhraseSet, type Span } from './emergency-phrases.ts'
import type { Words } from './emergency-text.ts'

const grammarPhrasebook = createPhrasebook(data.groups)

const compilePhrases = <Role extends string>(phrases: Readonly<Record<Role, readonly string[]>>) => {
  const sets = Object.entries<readonly string[]>(phrases).map(([role, texts]) => [
    role,
    grammarPhrasebook.compile(texts),
  ])
  return Object.fromEntries(sets) as Readonly<Record<Role, PhraseSet>>
}

/**
 * Words around a sign that place it in the past, deny it, or mark a general question, by their role. They are in
 * `catalog/emergency-grammar.yaml`.
 */
const grammar = compilePhrases(data.phrases)

/** Words after "with" that show that the sentence is about a pregnancy: “mum had it with me”. */
const pregnancyObjects = new Set(['me', 'us', 'both', 'hers', 'mine', 'my', 'her', 'all', 'each'])
const clauseOpeners = new Set(
  ', and or but because cos so then now when while if why how is are has have does do did hi hello help think yes'.split(
    ' ',
  ),
)
const opensClause = (word: string | undefined) => word === undefined || clauseOpeners.has(word)
const listJoiners = new Set([',', 'or', 'nor', 'and'])
/** Maximum number of words in a clause that only gives a time, such as “when I was a little boy”. */
const maxTimeClauseWords = 7
/** Maximum number of words before the time in that clause, as in “, about two years ago”. */
const maxWordsBeforeTime = 4
/** Maximum number of words in a message with little besides the sign, such as “dad had a stroke”. */
const maxShortMessageWords = 6

/** True for a phrase that ends after the sign and does not begin inside it. */
const isAfter =
  (sign: Span) =>
  ({ start, end }: Span) =>
    end > sign.end && (start <= sign.start || start >= sign.end)
const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

/** True when a sentence such as “I have got it now” shows that a general question is also about a real case. */
export const mentionsOwnCase = (words: Words): boolean =>
  createReader(grammarPhrasebook, words).find(grammar.realCase).length > 0

/**
 * Creates functions that decide whether a sign in a sentence describes a current problem. `hasOwnCase` is true when any
 * sentence of the message describes a real case.
 */
export function createSignClassifier(words: Words, hasOwnCase: boolean) {
  const reader = createReader(grammarPhrasebook, words)
  const find = (name: keyof typeof grammar) => reader.find(grammar[name])
  let cachedClauses: readonly Span[] | undefined
  const clauses = () => (cachedClauses ??= splitClauses(find('clauseStarts'), words))
  const clauseAt = (position: number) => clauses().findIndex(({ start, end }) => start <= position && position < end)
  const hasPhrase = (name: keyof typeof grammar, { start, end }: Span) =>
    find(name).some((span) => start <= span.start && span.start < end)

  /** True when the sign's clause is about the past, or a neighbouring clause only gives a past time. */
  function isPast(sign: Span): boolean {
    const clauseIndex = clauseAt(sign.start)
    const signClause = clauses()[clauseIndex]
    if (signClause === undefined || hasPhrase('recent', signClause)) return false
    const hasPastMarker = (clause: Span) =>
      find('past').some(
        ({ start, end }) => clause.start <= start && start < clause.end && !overlap(sign, { start, end }),
      )
    const isTimeClause = ({ start, end }: Span) =>
      end - start <= maxTimeClauseWords && hasPastMarker({ start, end: Math.min(end, start + maxWordsBeforeTime) })
    if (hasPastMarker(signClause)) return true
    return [clauses()[clauseIndex - 1], clauses()[clauseAt(sign.end - 1) + 1]].some(
      (clause) => clause && isTimeClause(clause) && !hasPhrase('recent', clause),
    )
  }

  /** True when the problem never came back, or when it is in the past and has been examined since. */
  const isResolved = (sign: Span): boolean =>
    find('ongoing').length === 0 &&
    (find('resolved').some(isAfter(sign)) || (find('past').length > 0 && find('examined').some(isAfter(sign))))

  const isDenied = ({ start }: Span): boolean =>
    find('denials').some(({ end }) => end === start) ||
    find('listDenials').some((listStart) => listStart.end <= start && start < findListEnd(words, listStart.end))

  function isGeneral({ start, end }: Span): boolean {
    if (hasOwnCase) return false
    if (find('generalQuestions').some((span) => span.end === start)) return true
    if (find('compoundNouns').some((span) => span.start === end)) return true
    const clause = clauses()[clauseAt(start)]
    return clause !== undefined && find('fiction').length > 0 && !hasPhrase('firstPerson', clause)
  }

  /** True when the sign is about a plant, a thing or an animal: “my lemon balm collapsed”. */
  function isAboutNonPerson(sign: Span): boolean {
    const isSubject = (subject: Span, isAnimal: boolean) => {
      if (subject.start >= sign.end || !opensClause(words[subject.start - 1])) return false
      if (words.slice(subject.end, sign.start).includes(',')) return false
      if (subject.end < sign.start && !find('subjectVerbs').some(({ start }) => start === subject.end)) return false
      const remainder = { start: subject.end, end: sign.end }
      return !hasPhrase('people', remainder) && (isAnimal || !hasPhrase('pronouns', remainder))
    }
    return (
      find('plants').some((subject) => isSubject(subject, false)) ||
      find('animals').some((subject) => isSubject(subject, true))
    )
  }

  /**
   * True when somebody claims to have the condition, or the message is very short. The condition's name alone is not
   * enough.
   */
  function isClaimed({ start, end }: Span): boolean {
    if (words[end] === 'before' || words[end] === 'previously' || find('reassurance').length > 0) return false
    if (words[end] === 'with' && pregnancyObjects.has(words[end + 1] ?? '')) return false
    const wordCount = words.filter((word) => word !== ',').length
    if (wordCount - (end - start) <= 2) return true
    const isNear = (name: 'claims' | 'weakClaims') =>
      find(name).some(
        (span) => span.end <= start && start - span.end <= 4 && !words.slice(span.end, start).includes(','),
      )
    return (
      isNear('claims') || (isNear('weakClaims') && (wordCount <= maxShortMessageWords || find('urgent').length > 0))
    )
  }

  return {
    isCurrent: (sign: Span) => !isPast(sign) && !isResolved(sign) && !isDenied(sign) && !isGeneral(sign),
    isAboutNonPerson,
    isClaimed,
  }
}

/** Splits the words into clauses, dropping clauses that are only a comma. */
function splitClauses(clauseStarts: readonly Span[], words: Words): Span[] {
  const starts = [...new Set([0, ...clauseStarts.map(({ start }) => start)])].toSorted((one, other) => one - other)
  return starts
    .map((start, index) => ({ start, end: starts[index + 1] ?? words.length }))
    .filter(({ start, end }) => end - start > 1 || words[start] !== ',')
}

/**
 * Returns the end of a list such as “no fever, rash or stiff neck”. Its items are short, and “or” precedes the last.
 */
function findListEnd(words: Words, listStart: number): number {
  let end = listStart
  let wordsInItem = 0
  for (const [index, word] of words.slice(listStart).entries()) {
    wordsInItem = listJoiners.has(word) ? 0 : wordsInItem + 1
    if (wordsInItem > 3) break
    if (word === 'or' || word === 'nor') end = listStart + index + 3
  }
  return end
}
