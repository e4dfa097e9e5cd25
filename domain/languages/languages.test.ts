import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { findComplaints } from '../herbi/complaints.ts'
import { harmlessSentences } from '../safety/no-emergencies.cases.ts'
import { casesByLanguage } from './cases/all.cases.ts'
import { englishQuestions } from './cases/english.cases.ts'
import { detectLanguage } from './detect-language.ts'
import { type LanguageCode, languageCodes } from './language-codes.ts'
import { findNamedSubjects } from './vocabulary.ts'

const { herbs, restricted, names } = loadCatalogue().catalogue
const englishNames = new Set([
  ...[...herbs, ...restricted].flatMap(({ slug, commonName, scientificName, synonyms }) =>
    [commonName, slug.replaceAll('-', ' '), scientificName, ...synonyms].map((name) => name.toLowerCase()),
  ),
  ...Object.keys(names.ambiguousNames),
])
const isEnglish = (name: string) => englishNames.has(name) || findComplaints(name).length > 0
const detect = (text: string) => detectLanguage(text, isEnglish)
const perLanguage = (list: (code: LanguageCode) => readonly string[]) =>
  languageCodes.flatMap((code) => list(code).map((text) => [code, text] as const))

describe('the language of a question', () => {
  it.each(
    perLanguage((code) => {
      const { harmless, short, emergencies } = casesByLanguage[code]
      return [...harmless, ...short, ...emergencies.map(([, text]) => text)]
    }),
  )('is %s for: %s', (code, text) => {
    expect(detect(text)).toBe(code)
  })

  it.each(englishQuestions)('is English for: %s', (text) => {
    expect(detect(text)).toBeUndefined()
  })

  it('is English for everyday English sentences', () => {
    expect(harmlessSentences.filter((text) => detect(text) !== undefined)).toEqual([])
  })

  it.each(['', '???', '🌿', 'çay', 'Какой чай?', '何かお茶', 'x'.repeat(2000), 'hallo '.repeat(300)])(
    'is decided without an error for: %s',
    (text) => {
      expect([undefined, ...languageCodes]).toContain(detect(text))
    },
  )
})

describe('the subjects of a question', () => {
  it.each([
    ['de', 'Kamillentee oder Fencheltee bei Bauchweh?', ['chamomile', 'fennel'], ['an upset stomach']],
    ['de', 'Hilft Römische Kamille?', [], []],
    ['de', 'Kümmel oder Kreuzkümmel', ['caraway', 'cumin'], []],
    ['de', 'Ist Johanniskraut gut?', ['st-johns-wort'], []],
    ['es', '¿La manzanilla romana?', [], []],
    ['es', 'menta poleo para la digestión', ['pennyroyal'], ['an upset stomach']],
    ['es', 'té verde con jengibre', ['green-tea', 'ginger'], []],
    ['fr', 'grande camomille contre la migraine', ['feverfew'], ['migraine']],
    ['fr', 'je cherche la rue de la gare', [], []],
    ['fr', 'verveine officinale ou verveine', ['vervain', 'lemon-verbena'], []],
    ['it', "erba di San Giovanni per l'ansia", ['st-johns-wort'], ['stress and tension']],
    ['nl', 'Sint-Janskruid of valeriaan om te slapen', ['st-johns-wort', 'valerian'], ['trouble sleeping']],
    ['nl', 'steranijs', [], []],
    ['pl', 'kminek czy kmin rzymski', ['caraway', 'cumin'], []],
    ['pt', 'erva-doce', [], []],
    ['pt', 'açafrão-da-terra', ['turmeric'], []],
  ] as const)('are named in %s: %s', (code, text, plants, complaints) => {
    expect(findNamedSubjects(text, code)).toMatchObject({ plants, complaints })
  })

  it.each([
    ['de', 'Tee gegen Husten in der Schwangerschaft'],
    ['es', 'manzanilla para mi bebé'],
    ['fr', 'tisane pour mon enfant'],
    ['it', 'tisana con gli antibiotici'],
    ['nl', 'thee voor een kind'],
    ['pl', 'zioła dla dziecka'],
    ['pt', 'chá na amamentação'],
  ] as const)('need a check in %s: %s', (code, text) => {
    expect(findNamedSubjects(text, code).hasCaution).toBe(true)
  })
})
