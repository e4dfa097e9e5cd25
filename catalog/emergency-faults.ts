import type { EmergencyGrammar } from '#domain/safety/emergencies.schemas.ts'
import { listGroups, parsePhrase, type Phrase } from '#domain/safety/emergency-phrases.ts'
import { createSpelling } from '#domain/safety/emergency-spelling.ts'
import { splitWords } from '#domain/safety/emergency-text.ts'

import type { Catalogue } from './load.ts'
import type { Problem } from './reader.ts'

/** Groups of phrases that the code adds to those of the catalogue. */
const ownGroups = ['medicine-name']

/** Finds phrases that cannot be read, unknown groups, and codes and ranks that do not fit. */
export function emergencyProblems({ emergencies, emergencyWords }: Pick<Catalogue, 'emergencies' | 'emergencyWords'>): Problem[] {
  const { groups, notSigns, spelling } = emergencyWords
  const known = new Set([...Object.keys(groups), ...ownGroups])
  const spell = createSpelling(spelling)
  const ranks = new Map<number, string>()
  const wordProblems = (field: string, phrases: readonly string[]) =>
    phraseProblems(phrases, known, spell).map((reason) => ({ file: 'emergency-words.yaml', field, reason }))
  return [
    ...Object.entries(groups).flatMap(([name, phrases]) => wordProblems(`groups.${name}`, phrases)),
    ...cycles(groups).map((name) => ({ file: 'emergency-words.yaml', field: `groups.${name}`, reason: 'contains itself' })),
    ...wordProblems('notSigns', notSigns),
    ...emergencies.flatMap(({ file, code, rank, signs, names, notSigns }) => {
      const problems = (field: string, reasons: readonly string[]) => reasons.map((reason) => ({ file, field, reason }))
      const duplicate = ranks.get(rank)
      ranks.set(rank, file)
      return [
        ...problems('code', file === `emergencies/${code}.yaml` ? [] : [`the file should be called ${code}.yaml`]),
        ...problems('rank', duplicate ? [`is also the rank of ${duplicate}`] : []),
        ...signs.flatMap(({ given = [], any }, at) => [
          ...problems(`signs.${at}.given`, phraseProblems(given, known, spell)),
          ...problems(`signs.${at}.any`, phraseProblems(any.flatMap((phrase) => phrase.split(' + ')), known, spell)),
        ]),
        ...problems('names', phraseProblems(names, known, spell)),
        ...problems('notSigns', phraseProblems(notSigns, known, spell)),
      ]
    }),
  ]
}

/** Finds phrases of `emergency-grammar.yaml` that cannot be read, and unknown groups. */
export function grammarProblems({ groups, phrases }: Pick<EmergencyGrammar, 'groups' | 'phrases'>): Problem[] {
  const known = new Set(Object.keys(groups))
  const problems = (field: string, texts: readonly string[]) =>
    texts
      .flatMap((text) => readingProblems(text, known))
      .map((reason) => ({ file: 'emergency-grammar.yaml', field, reason }))
  return [
    ...Object.entries(groups).flatMap(([name, texts]) => problems(`groups.${name}`, texts)),
    ...Object.entries(phrases).flatMap(([role, texts]) => problems(`phrases.${role}`, texts)),
  ]
}

type Spell = (word: string) => string

const phraseProblems = (phrases: readonly string[], known: ReadonlySet<string>, spell: Spell): string[] =>
  phrases.flatMap((text) => [...readingProblems(text, known), ...unreadWords(text, spell)])

export function readingProblems(text: string, knownGroups: ReadonlySet<string>): string[] {
  try {
    const phrase = parsePhrase(text)
    return [
      ...listGroups(phrase)
        .filter((group) => !knownGroups.has(group))
        .map((group) => `“${text}” names the unknown group ${group}`),
      ...(matchesNothing(phrase) ? [`“${text}” is no word`] : []),
    ]
  } catch (error) {
    return [`“${text}” ${error instanceof Error ? error.message : 'cannot be read'}`]
  }
}

const matchesNothing = (phrase: Phrase) => phrase.every(({ kind, isOptional }) => kind === 'gap' || isOptional)

/** Words are compared in the form that a text is read in: “cant”, not “cannot”. */
function unreadWords(text: string, spell: Spell): string[] {
  return text
    .split(/[()|]|\.\.+|<[^>]*>|\$[a-z-]+/)
    .map((part) => part.replaceAll(/[?*]/g, '').trim())
    .filter((part) => /^[a-z0-9 ]+$/.test(part) && splitWords(part, spell).join(' ') !== part.replaceAll(/ +/g, ' '))
    .map((part) => `“${part}” is read as “${splitWords(part, spell).join(' ')}”: write it so`)
}

function cycles(groups: Readonly<Record<string, readonly string[]>>): string[] {
  const references = new Map(
    Object.entries(groups).map(([name, phrases]) => [name, new Set(phrases.flatMap((phrase) => groupNames(phrase)))]),
  )
  const refersTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(references.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return refersTo(next, to, seen)
    })
  return [...references.keys()].filter((name) => refersTo(name, name))
}

const groupNames = (phrase: string) => [...phrase.matchAll(/\$([a-z-]+)/g)].map(([, name = '']) => name)
