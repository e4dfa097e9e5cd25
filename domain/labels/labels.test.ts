import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { createLabelCheck, unknownLabel, unreviewedLabel } from './label-check.rules.ts'
import { newLabel } from './label-drafts.ts'
import { labelContents } from './label.rules.ts'
import type { LabelDraft } from './label.types.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const check = createLabelCheck(createChecker(facts))

const draftOf = (lines: [name: string, amount: string][], part: Partial<LabelDraft> = {}): LabelDraft => ({
  ...newLabel('2026-11-21'),
  name: 'Evening',
  lines: lines.map(([name, amount], position) => ({ key: String(position), name, amount })),
  ...part,
})

const warningsOf = (draft: LabelDraft) =>
  check(draft)
    .warnings.map(({ title, text }) => `${title}: ${text}`)
    .join('\n')

describe('the check of a label', () => {
  it('accepts a plain herb and adds its warnings', () => {
    const draft = draftOf([['Thyme', '1.5']])
    expect(check(draft)).toMatchObject({ refusals: [], missing: [] })
    expect(warningsOf(draft)).toContain('For everyone: For people aged 12 and over.')
    expect(warningsOf(draft)).toContain('Educational information, not medical advice.')
    expect(labelContents(draft, check(draft), undefined)).toMatchObject({
      rows: [{ name: 'Thyme', amount: '1.5 g', isChecked: true }],
      dose: 'Makes 1 cup, at most 3 cups a day',
    })
  })

  it.each([
    ['1.5', '1.5 g'],
    ['1,5', '1.5 g'],
    ['1,5 g', '1.5 g'],
    ['0,5 tsp', '0.5 tsp'],
    ['1,500 mg', '1500 mg'],
  ])('reads and prints %j as %s', (amount, printed) => {
    const draft = draftOf([['Thyme', amount]])
    expect(check(draft)).toMatchObject({ refusals: [], missing: [] })
    expect(labelContents(draft, check(draft), undefined).rows[0]?.amount).toBe(printed)
  })

  it('reads 1,500 as fifteen hundred', () => {
    expect(check(draftOf([['Thyme', '1,500']])).refusals.join()).toContain('more in a day than the most')
  })

  it('accepts every remedy of the catalogue', () => {
    for (const { name, ingredients, servings, cupsPerDay, preparation, instructions } of catalogue.recipes) {
      const lines = ingredients.map((line): [string, string] => [line.name, line.amount])
      const words = { name, preparation: [...preparation], instructions: instructions.join('\n') }
      const draft = draftOf(lines, { ...words, cups: String(servings), cupsPerDay: String(cupsPerDay) })
      expect(check(draft).refusals, name).toEqual([])
    }
  })

  it('marks an unknown line and checks the others', () => {
    const draft = draftOf([
      ['Unicorn dust', '2 g'],
      ['Thyme', '1 g'],
    ])
    const found = check(draft)
    expect(found.refusals).toEqual([])
    expect(labelContents(draft, found, undefined).rows.map(({ isChecked }) => isChecked)).toEqual([false, true])
    expect(found.herbs.map(({ slug }) => slug)).toEqual(['thyme'])
  })

  it('accepts a label without a known herb, and states that nothing was checked', () => {
    expect(check(draftOf([])).refusals).toEqual([])
    expect(warningsOf(draftOf([['Unicorn dust', '']]))).toContain(`Not checked: ${unknownLabel}`)
  })

  it.each([
    ['a blocked plant', draftOf([['Comfrey', '1 g']]), /not for a tea, in any amount/],
    ['a blocked plant in a longer name', draftOf([['Grandma’s comfrey mix', '1 g']]), /not for a tea, in any amount/],
    ['a blocked plant without an amount', draftOf([['Grandma’s comfrey mix', '']]), /not for a tea, in any amount/],
    [
      'a blocked plant in the instructions',
      draftOf([['Thyme', '1 g']], { instructions: 'Steep it with a spoon of comfrey.' }),
      /not for a tea, in any amount/,
    ],
    ['a blocked plant as the name', draftOf([], { name: 'Comfrey' }), /not for a tea, in any amount/],
    ['a blocked plant below the name', draftOf([], { subtitle: 'Digitalis purpurea' }), /not for a tea, in any amount/],
    [
      'a blocked plant that is added without a word of drinking',
      draftOf([['Thyme', '1 g']], { instructions: 'Put in the thyme. Add the comfrey.' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant in the batch',
      draftOf([['Thyme', '1 g']], { batch: 'With comfrey' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant that is drunk, in the notes',
      draftOf([['Thyme', '1 g']], { notes: 'Comfrey tea as well' }),
      /not for a tea, in any amount/,
    ],
    [
      'a dose in the instructions',
      draftOf([['Thyme', '1 g']], { instructions: 'Then add 40 g of thyme to each cup.' }),
      /more in a day than the most/,
    ],
    [
      'a blocked plant in the batch',
      draftOf([['Thyme', '1 g']], { batch: 'drink with comfrey' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant in the amount of a kitchen ingredient',
      draftOf([
        ['Thyme', '1 g'],
        ['Honey', '1 tsp comfrey'],
      ]),
      /not for a tea, in any amount/,
    ],
    ['an essential oil', draftOf([['Thyme oil', '1 g']]), /is an oil or extract, not for a tea/],
    ['far too much in a day', draftOf([['Thyme', '30 g']]), /more in a day than the most/],
    ['more cups than the herb allows', draftOf([['Thyme', '4 g']], { cupsPerDay: '6' }), /more in a day than the most/],
    [
      'more days than the herb allows',
      draftOf([['Fennel', '1 g']], { courseDays: '29' }),
      /Fennel Seed: not for longer than 14 days/,
    ],
    ['cups that are no figure', draftOf([['Thyme', '1 g']], { cups: 'many' }), /cannot judge the amount of “servings”/],
  ])('refuses %s with the reason', (_, draft, reason) => {
    expect(check(draft).refusals.join('\n')).toMatch(reason)
  })

  it('accepts a note about a restricted plant that nobody drinks', () => {
    expect(check(draftOf([['Thyme', '1 g']], { notes: 'Keep apart from the comfrey ointment.' })).refusals).toEqual([])
  })

  it('asks for a missing amount instead of refusing the label', () => {
    expect(check(draftOf([['Thyme', '']]))).toMatchObject({
      refusals: [],
      missing: ['We cannot judge the amount of “thyme”. Give it in grams or teaspoons.'],
    })
  })

  it('refuses a herb that must be boiled until that is confirmed, and prints the confirmation', () => {
    const herb = catalogue.herbs.find(({ tea }) => tea.requirements.includes('boil_15_min'))
    const draft = draftOf([[herb?.commonName ?? '', '1 g']])
    const refusedBefore = check(draft)
    expect(refusedBefore.refusals.join()).toContain('boil it for at least 15 minutes')
    expect(refusedBefore.requirements).toContain('boil_15_min')
    const promised = { ...draft, preparation: ['boil_15_min'] }
    expect(check(promised).refusals).toEqual([])
    expect(labelContents(promised, check(promised), undefined).brewing).toContain('Boil it for at least 15 minutes.')
  })

  it('states that no person has checked a label that needs a review', () => {
    const lines = Object.keys(catalogue.names.ambiguousNames).flatMap((name) =>
      ['0.8 g', '1 g', '1.7 g', '2.4 g', '3.2 g', '4.8 g', '6.4 g', '9.6 g'].map((amount): [string, string] => [
        name,
        amount,
      ]),
    )
    const unreviewed = lines.find((line) => {
      const draft = draftOf([line], { cupsPerDay: '1' })
      return check(draft).refusals.length === 0 && warningsOf(draft).includes(unreviewedLabel)
    })
    expect(unreviewed).toBeDefined()
  })

  it('keeps all warnings with any other text on the label', () => {
    const withoutText = check(draftOf([['Valerian', '1 g']])).warnings
    const withText = draftOf([['Valerian', '1 g']], {
      notes: 'x',
      batch: 'y',
      subtitle: 'z',
      output: 'qr',
      code: 'address',
    })
    expect(labelContents(withText, check(withText), undefined).warnings).toEqual(withoutText)
  })
})
