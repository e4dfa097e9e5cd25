import { beforeEach, describe, expect, it } from 'vitest'

import { addHerb } from '#worker/testing/herb-rows.ts'
import { askHerbi, requireDoneLine } from '#worker/testing/herbi-lines.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'

beforeEach(async () => {
  const names = { commonName: 'Linden', scientificName: 'Tilia cordata Mill.' }
  await setFacts('facts-of-herbi-in-languages', [createPlainHerb('linden', names)])
  await addHerb('linden', { commonName: 'Linden' })
})

describe('an answer through the API', () => {
  it.each([
    ['Hilft Lindenblütentee?', 'Unsere geprüften Texte gibt es nur auf Englisch'],
    ['¿Para qué sirve la tila?', 'Nuestros textos revisados solo están en inglés'],
    ['Le tilleul aide à dormir ?', "n'existent qu'en anglais"],
    ['Il tiglio aiuta a dormire?', 'I nostri testi controllati sono solo in inglese'],
    ['Para que serve a tília?', 'Os nossos textos verificados só existem em inglês'],
    ['Is lindebloesem goed om te slapen?', 'Onze gecontroleerde teksten zijn er alleen in het Engels'],
    ['Czy lipa pomaga na sen?', 'Nasze sprawdzone teksty są tylko po angielsku'],
  ])('is in the language of the question, with a link to the herb: %s', async (question, sentence) => {
    const { answer } = requireDoneLine(await askHerbi(question))
    expect(answer.text).toContain(sentence)
    expect(answer.text).toContain('[Linden](/herbs/linden)')
    expect(answer.sources).toContainEqual(expect.objectContaining({ path: '/herbs/linden' }))
  })

  it('is English for an English question with a foreign name', async () => {
    const { answer } = requireDoneLine(await askHerbi('Is linden good as a tisane?'))
    expect(answer.text).toContain('Linden')
    expect(answer.text).not.toMatch(/anglais|inglés/)
  })

  it.each([
    ['Ich habe starke Brustschmerzen, welcher Tee hilft?', 'chest_pain', 'de'],
    ['No puedo respirar', 'breathlessness', 'es'],
    ['Mon fils a avalé une boîte entière de Doliprane', 'poisoning_overdose', 'fr'],
    ['Non voglio più vivere', 'self_harm', 'it'],
    ['A minha mãe está inconsciente', 'unconscious', 'pt'],
    ['Mijn kind heeft een stuip', 'fit', 'nl'],
    ['Chyba tata ma udar', 'stroke_signs', 'pl'],
  ])('is replaced by help in an emergency: %s', async (question, code, language) => {
    const { lines } = await askHerbi(question)
    expect(lines).toMatchObject([
      {
        type: 'emergencies',
        emergencies: [{ code, translation: { language, text: expect.stringMatching(/112.*999/) } }],
      },
    ])
  })
})
