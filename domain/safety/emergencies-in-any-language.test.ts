import { describe, expect, it } from 'vitest'

import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { casesByLanguage } from '../languages/cases/all.cases.ts'
import { languageCodes } from '../languages/language-codes.ts'
import vocabularies from '../languages/languages.json' with { type: 'json' }
import { recogniseEmergenciesInAnyLanguage } from './emergencies-in-any-language.ts'
import { graveSentences } from './emergencies.cases.ts'
import { findForeignEmergencies } from './foreign-emergencies.ts'
import { harmlessSentences } from './no-emergencies.cases.ts'
import { recogniseEmergencies } from './recognise-emergencies.ts'

const codes = (text: string) => recogniseEmergenciesInAnyLanguage(text).map(({ code }) => code)

describe.each(languageCodes)('the recogniser in the language %s', (language) => {
  const { emergencies, harmless, short } = casesByLanguage[language]

  it.each(emergencies)('finds %s in: %s', (code, text) => {
    expect(codes(text)).toContain(code)
    expect(codes(text.normalize('NFD').toUpperCase())).toContain(code)
    expect(codes(`${text}.`)).toContain(code)
  })

  it.each([...harmless, ...short])('finds none in: %s', (text) => {
    expect(codes(text)).toEqual([])
  })
})

describe('an emergency in another language', () => {
  it('has the advice and help lines of the emergency, and says in that language whom to call', () => {
    const [english] = recogniseEmergencies('crushing chest pain')
    expect(recogniseEmergenciesInAnyLanguage('Ich habe starke Schmerzen in der Brust')).toEqual([
      {
        ...english,
        translation: { language: 'de', text: 'Das kann ein Notfall sein. Ruf sofort 112 oder 999 an.' },
      },
    ])
  })

  it('names a doctor, not the emergency services, when those are not needed', () => {
    expect(recogniseEmergenciesInAnyLanguage('Ma peau est jaune, quelle tisane ?')).toMatchObject([
      { code: 'jaundice', translation: { language: 'fr', text: "Parlez-en à un médecin dès aujourd'hui." } },
    ])
  })

  it.each([
    ['brustschmerzen', ['chest_pain']],
    ['NO PUEDO RESPIRAR!!', ['breathlessness']],
    ['je narrive plus a respirer', ['breathlessness']],
    ['nie moge oddychac', ['breathlessness']],
    ['Ich habe Brustschmerzn', ['chest_pain']],
    ['Hallo! Welcher Tee hilft? Mein Kind hat einen Krampfanfall.', ['fit']],
    ['Er hat hohes Fieber. Sein Nacken ist steif.', ['meningitis_sepsis']],
    ['Ich hatte letztes Jahr Brustschmerzen', []],
    ['Letztes Jahr war alles gut, heute habe ich Brustschmerzen', ['chest_pain']],
    ['Ich habe keine Brustschmerzen', []],
    ['Mijn hond is bewusteloos', []],
  ])('is read in “%s” as %j', (text, expected) => {
    expect(codes(text)).toEqual(expected)
  })
})

describe('the recogniser of other languages', () => {
  it('finds nothing in English sentences', () => {
    const found = [...harmlessSentences, 'is pneumonia serious?'].filter(
      (text) => findForeignEmergencies(text).length > 0,
    )
    expect(found).toEqual([])
  })

  it('finds nothing in names of plants and complaints', () => {
    const names = vocabularies.flatMap(({ plants, otherPlants, complaints }) =>
      otherPlants.concat(...Object.values(plants), ...Object.values(complaints)),
    )
    const found = names.filter((name) => findForeignEmergencies(name.replaceAll('*', '')).length > 0)
    expect(found).toEqual([])
  })

  it('changes nothing for emergencies in English', () => {
    for (const text of graveSentences)
      expect(recogniseEmergenciesInAnyLanguage(text)).toEqual(recogniseEmergencies(text))
  })

  it.each(['mein brust ', 'no ', 'nie ', 'sangre en mi ', 'nicht ', 'a', ' ', 'luft ', 'ich habe '])(
    'takes little time when it repeats “%s”',
    (fragment) => {
      expect(measureCpuMs(() => findForeignEmergencies(fragment.repeat(20_000 / fragment.length)))).toBeLessThan(1000)
    },
  )
})
