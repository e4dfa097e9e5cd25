import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { measureCpuMs } from '#domain/testing/measure-cpu.ts'

import { notedSentences, plainSentences } from './text-check.cases.ts'
import { createTextCheck } from './text-check.rules.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const check = createTextCheck(facts)

describe('the check of a text', () => {
  it('names each plant once, in text order, with its daily limit, and marks restricted plants', () => {
    expect(check('Sage, then comfrey in the garden; sage again.').plants).toEqual([
      { name: 'Garden Sage', slug: 'sage', isRestricted: false, limit: { grams: 6, cups: 3 } },
      { name: 'Comfrey', slug: 'comfrey', isRestricted: true },
    ])
  })

  it('names every meaning of an ambiguous name, and at most twelve plants', () => {
    expect(check('mint tea').plants.map(({ slug }) => slug)).toEqual(['peppermint', 'spearmint'])
    const herbNames = facts.herbs.map(({ commonName }) => commonName).join('; ')
    expect(check(herbNames).plants).toHaveLength(12)
  })

  it('adds notes with sources to dangerous statements', () => {
    const sage = facts.herbs.find(({ slug }) => slug === 'sage')
    expect(sage?.figures['dose']?.length).toBeGreaterThan(0)
    expect(check('I drink comfrey tea, and 20 g of sage a day.').notes).toEqual([
      {
        level: 'REFUSE',
        text: 'Comfrey: not for a tea, in any amount. Do not drink it.',
        sources: facts.restricted.find(({ slug }) => slug === 'comfrey')?.sources.slice(0, 4),
      },
      {
        level: 'REFUSE',
        text: 'Garden Sage: more in a day than the most we know to be in use (6 g). Use less, or drink fewer cups.',
        sources: sage?.figures['dose']?.map((id) => sage.sources.find((source) => source.id === id)),
      },
    ])
  })

  it.each(notedSentences)('adds a note to “%s”', (sentence) => expect(check(sentence).notes).not.toEqual([]))

  it.each(plainSentences)('adds no note to “%s”', (sentence) => expect(check(sentence).notes).toEqual([]))

  it('advises against stopping a medicine, before any other note', () => {
    expect(check('I stopped my warfarin, and drink 20 g of sage a day.').notes.map(({ text }) => text)).toEqual([
      'Do not stop or change a medicine because of a tea. Ask your doctor or pharmacist first.',
      'Garden Sage: more in a day than the most we know to be in use (6 g). Use less, or drink fewer cups.',
    ])
  })

  it('lists refusals first', () => {
    expect(check('A handful of ginger. I take senna.').notes.map(({ level }) => level)).toEqual(['REFUSE', 'NOTICE'])
  })

  it('gives every note a source', () => {
    const sentences = [...facts.restricted, ...facts.herbs].map(({ commonName }) => `90 g of ${commonName} a day.`)
    const notes = sentences.flatMap((sentence) => check(sentence).notes)
    expect(notes.length).toBeGreaterThan(sentences.length * 0.9)
    expect(notes.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  it('adds no note to a harmless text', () => {
    expect(check('I like linden after dinner.').notes).toEqual([])
    expect(check('')).toEqual({ plants: [], notes: [] })
  })

  it('stays small and quick for any text', () => {
    const text = facts.restricted.map(({ commonName }) => `${commonName} tea. `).join('')
    const { plants, notes } = check(text.repeat(10_000 / text.length))
    expect([plants.length, notes.length]).toEqual([12, 24])
    expect(JSON.stringify(notes).length).toBeLessThan(40_000)
    expect(measureCpuMs(() => check(text.repeat(10_000 / text.length)))).toBeLessThan(500)
  })
})
