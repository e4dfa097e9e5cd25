import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { derivedWarnings } from './derived-warnings.ts'

const { herbs, safeIngredients } = loadCatalogue().catalogue
const of = (slugs: string[], kitchen: string[] = [], gramsPerDay = 1, courseDays: number | null = null) =>
  derivedWarnings({
    courseDays,
    parts: slugs
      .flatMap((slug) => herbs.find((herb) => herb.slug === slug) ?? [])
      .map((herb) => ({ herb, gramsPerDay })),
    kitchen: kitchen.flatMap((name) => safeIngredients.find((ingredient) => ingredient.name === name) ?? []),
  })

describe('the warnings that follow from the facts', () => {
  it('stand in their order, one line a code, herbs merged', () => {
    expect(of(['chamomile', 'lemon-balm'], ['honey'])).toEqual([
      'For people aged 12 and over.',
      'Not for use in pregnancy (Lemon Balm).',
      'In pregnancy ask your midwife or doctor first (German Chamomile).',
      'Not advised while breastfeeding (Lemon Balm).',
      'While breastfeeding ask your midwife or doctor first (German Chamomile).',
      'Contains plants of these families: Asteraceae, Lamiaceae.',
      'For allergies also: mugwort pollen.',
      'May make you sleepy: do not drive, and do not combine with alcohol or sleeping medicine.',
      'Taking anticoagulants (warfarin, heparins, DOACs)? German Chamomile may add to bleeding risk. Ask your pharmacist first.',
      'Taking immunosuppressants (ciclosporin, tacrolimus, azathioprine)? German Chamomile may raise the level of the medicine. Ask your pharmacist first.',
      'Taking benzodiazepines, Z-drugs, barbiturates, opioids, sedating antihistamines, alcohol? Lemon Balm may add to drowsiness. Ask your pharmacist first.',
      'Taking levothyroxine and other thyroid hormones? Lemon Balm may change thyroid hormone level or action. Ask your pharmacist first.',
      'Ask your doctor or pharmacist first with: bleeding or clotting disorder; surgery or dental surgery within 14 days; under-active thyroid; any thyroid disorder.',
      'Stop after 14 days; see a doctor if the complaint lasts or gets worse.',
      'Honey is not for children under one year.',
      'Contains sugar: count it if you have diabetes.',
    ])
  })

  it.each(herbs.map((herb) => [herb.slug, herb] as const))(
    'of %s name every exclusion, and every medicine to avoid',
    (slug, herb) => {
      const text = of([slug]).join('\n')
      if (herb.contraindications.length > 0) expect(text).toContain('Not for people with: ')
      if (herb.interactions.some(({ severity }) => severity === 'avoid'))
        expect(text).toContain('Do not drink it together with them.')
      if (herb.conditional) expect(text).toContain('use only after checking the exclusions below')
      if (herb.effectTags.includes('hepatotoxic_signal')) expect(text).toContain('Liver injury has been reported')
      if (herb.constituents.length > 0) expect(text).toMatch(/about \d+ mg of caffeine/)
      for (const allergen of herb.allergens) expect(text).toContain(allergen.replaceAll('_', ' '))
      if (herb.pregnancy === 'avoid') expect(text).toContain('Not for use in pregnancy')
      if (herb.maxDurationDays !== null) expect(text).toContain(`Stop after ${herb.maxDurationDays} days`)
      expect(text).toMatch(new RegExp(`aged (${Math.max(12, herb.minAgeYears)}|18) and over`))
      expect(text).not.toMatch(/undefined|_/)
    },
  )

  it('say when there is more than a cooking amount, and name a condition once', () => {
    expect(of(['ginger'], [], 1)).toContain('In pregnancy only in cooking amounts (Ginger).')
    expect(of(['ginger'], [], 1.1)).toContain(
      'In pregnancy only in cooking amounts (Ginger). Here there is more than that.',
    )
    const both = of(['turmeric', 'cardamom']).filter((line) => line.includes('bile ducts'))
    expect(both).toHaveLength(1)
  })

  it('name one course, the shorter of the recipe and its herbs', () => {
    expect(of(['chamomile'], [], 1, 5)).toContain(
      'Stop after 5 days; see a doctor if the complaint lasts or gets worse.',
    )
    expect(of(['chamomile'], [], 1, 20)).toContain(
      'Stop after 14 days; see a doctor if the complaint lasts or gets worse.',
    )
  })

  it('ask for 18 years above the caffeine of young people', () => {
    expect(of(['black-tea'], [], 2)[0]).toBe('For people aged 12 and over.')
    expect(of(['black-tea'], [], 4)[0]).toBe('For people aged 18 and over.')
  })

  it('treat methotrexate as the classes that it implies', () => {
    const line = of(['elderberry']).find((text) => text.includes('methotrexate?'))
    expect(line).toContain('Do not drink it together with them.')
  })

  it('name milk and nuts always', () => {
    expect(of(['rooibos'], ['milk', 'almond milk'])).toEqual(
      expect.arrayContaining(['Contains milk.', 'Contains nuts.']),
    )
  })
})
