import { existsSync } from 'node:fs'

import type { LanguageFile } from '#domain/languages/languages.schemas.ts'
import complaints from '#domain/herbi/complaints.json' with { type: 'json' }
import emergencies from '#domain/safety/emergencies.json' with { type: 'json' }

import { readingProblems } from './emergency-faults.ts'
import type { Problem } from './reader.ts'

/** Emergencies that people describe most often, which need more phrases. */
const commonEmergencies = new Set([
  'swelling_face_throat',
  'anaphylaxis',
  'breathlessness',
  'unconscious',
  'chest_pain',
  'stroke_signs',
  'fit',
  'poisoning_overdose',
  'self_harm',
  'heavy_bleeding',
])
const minPhrases = 3
const minCommonPhrases = 6

const emergencyCodes = emergencies.map(({ code }) => code)
const complaintNames = new Set(complaints.complaints.map(({ name }) => name))

/** Finds phrases that cannot be read, emergencies without enough phrases, and words for two plants. */
export function languageProblems(file: string, language: LanguageFile): Problem[] {
  const { groups, grammar, notSigns, emergencies: signs, herbs, restricted, otherPlants, complaints: words, cautions } = language
  const problem = (field: string, reason: string): Problem => ({ file, field, reason })
  const unread = (field: string, phrases: readonly string[], known: ReadonlySet<string> = noGroups) =>
    phrases.flatMap((phrase) => readingProblems(phrase, known)).map((reason) => problem(field, reason))
  const unreadLists = (field: string, lists: Readonly<Record<string, readonly string[]>>, known = noGroups) =>
    Object.entries(lists).flatMap(([key, phrases]) => unread(`${field}.${key}`, phrases.flatMap(splitParts), known))
  const groupNames = new Set(Object.keys(groups))
  return [
    ...unreadLists('groups', groups),
    ...unreadLists('grammar', grammar),
    ...unread('notSigns', notSigns, groupNames),
    ...unreadLists('emergencies', signs, groupNames),
    ...unreadLists('herbs', herbs),
    ...unreadLists('restricted', restricted),
    ...unread('otherPlants', otherPlants),
    ...unreadLists('complaints', words),
    ...unread('cautions', cautions),
    ...Object.keys(signs)
      .filter((code) => !emergencyCodes.includes(code))
      .map((code) => problem(`emergencies.${code}`, 'is no emergency of the catalogue')),
    ...emergencyCodes
      .filter((code) => (signs[code]?.length ?? 0) < (commonEmergencies.has(code) ? minCommonPhrases : minPhrases))
      .map((code) => problem(`emergencies.${code}`, 'needs more phrases')),
    ...Object.keys(words)
      .filter((name) => !complaintNames.has(name))
      .map((name) => problem(`complaints.${name}`, 'is no complaint of herbi/complaints.yaml')),
    ...unknownPlants('herbs', Object.keys(herbs)).map((slug) => problem(`herbs.${slug}`, 'is no herb of the catalogue')),
    ...unknownPlants('restricted', Object.keys(restricted)).map((slug) =>
      problem(`restricted.${slug}`, 'is no restricted plant of the catalogue'),
    ),
    ...repeats([...Object.values(herbs), ...Object.values(restricted), otherPlants].flat()).map((name) =>
      problem('herbs', `“${name}” is given twice`),
    ),
  ]
}

const noGroups: ReadonlySet<string> = new Set()
const splitParts = (phrase: string) => phrase.split(' + ')

const unknownPlants = (folder: 'herbs' | 'restricted', slugs: readonly string[]) =>
  slugs.filter((slug) => !existsSync(new URL(`${folder}/${slug}.yaml`, import.meta.url)))

const repeats = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
