import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { createLabelCheck, unknownHerbsNote, unreviewedNote } from './label-check.rules.ts'
import { createEmptyLabel } from './label-drafts.ts'
import { createLabelContents } from './label.rules.ts'
import type { LabelDraft } from './label.types.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const check = createLabelCheck(createChecker(facts))

const createDraft = (lines: [name: string, amount: string][], fields: Partial<LabelDraft> = {}): LabelDraft => ({
  ...createEmptyLabel('2026-11-21'),
  name: 'Evening',
  lines: lines.map(([name, amount], position) => ({ key: String(position), name, amount })),
  ...fields,
})

const formatWarnings = (draft: LabelDraft) =>
  check(draft)
    .warnings.map(({ title, text }) => `${title}: ${text}`)
    .join('\n')

describe('the check of a label', () => {
  it('accepts a plain herb and adds its warnings', () => {
    const draft = createDraft([['Thyme', '1.5']])
    expect(check(draft)).toMatchObject({ refusals: [], missingAmounts: [] })
    expect(formatWarnings(draft)).toContain('For everyone: For people aged 12 and over.')
    expect(formatWarnings(draft)).toContain('Educational information, not medical advice.')
    expect(createLabelContents(draft, check(draft), undefined)).toMatchObject({
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
  ])('reads and prints %j as %s', (amount, expected) => {
    const draft = createDraft([['Thyme', amount]])
    expect(check(draft)).toMatchObject({ refusals: [], missingAmounts: [] })
    expect(createLabelContents(draft, check(draft), undefined).rows[0]?.amount).toBe(expected)
  })

  it('reads 1,500 as fifteen hundred', () => {
    expect(check(createDraft([['Thyme', '1,500']])).refusals.join()).toContain('more in a day than the most')
  })

  it('accepts every remedy of the catalogue', () => {
    for (const { name, ingredients, servings, cupsPerDay, preparation, instructions } of catalogue.recipes) {
      const lines = ingredients.map((line): [string, string] => [line.name, line.amount])
      const fields = { name, preparation: [...preparation], instructions: instructions.join('\n') }
      const draft = createDraft(lines, { ...fields, cups: String(servings), cupsPerDay: String(cupsPerDay) })
      expect(check(draft).refusals, name).toEqual([])
    }
  })

  it('marks an unknown line and checks the others', () => {
    const draft = createDraft([
      ['Unicorn dust', '2 g'],
      ['Thyme', '1 g'],
    ])
    const result = check(draft)
    expect(result.refusals).toEqual([])
    expect(createLabelContents(draft, result, undefined).rows.map(({ isChecked }) => isChecked)).toEqual([false, true])
    expect(result.herbs.map(({ slug }) => slug)).toEqual(['thyme'])
  })

  it('accepts a label without a known herb, and states that nothing was checked', () => {
    expect(check(createDraft([])).refusals).toEqual([])
    expect(formatWarnings(createDraft([['Unicorn dust', '']]))).toContain(`Not checked: ${unknownHerbsNote}`)
  })

  it.each([
    ['a blocked plant', createDraft([['Comfrey', '1 g']]), /not for a tea, in any amount/],
    [
      'a blocked plant in a longer name',
      createDraft([['Grandma’s comfrey mix', '1 g']]),
      /not for a tea, in any amount/,
    ],
    ['a blocked plant without an amount', createDraft([['Grandma’s comfrey mix', '']]), /not for a tea, in any amount/],
    [
      'a blocked plant in the instructions',
      createDraft([['Thyme', '1 g']], { instructions: 'Steep it with a spoon of comfrey.' }),
      /not for a tea, in any amount/,
    ],
    ['a blocked plant as the name', createDraft([], { name: 'Comfrey' }), /not for a tea, in any amount/],
    [
      'a blocked plant below the name',
      createDraft([], { subtitle: 'Digitalis purpurea' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant that is added without a word of drinking',
      createDraft([['Thyme', '1 g']], { instructions: 'Put in the thyme. Add the comfrey.' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant in the batch',
      createDraft([['Thyme', '1 g']], { batch: 'With comfrey' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant that is drunk, in the notes',
      createDraft([['Thyme', '1 g']], { notes: 'Comfrey tea as well' }),
      /not for a tea, in any amount/,
    ],
    [
      'a dose in the instructions',
      createDraft([['Thyme', '1 g']], { instructions: 'Then add 40 g of thyme to each cup.' }),
      /more in a day than the most/,
    ],
    [
      'a blocked plant in the batch',
      createDraft([['Thyme', '1 g']], { batch: 'drink with comfrey' }),
      /not for a tea, in any amount/,
    ],
    [
      'a blocked plant in the amount of a kitchen ingredient',
      createDraft([
        ['Thyme', '1 g'],
        ['Honey', '1 tsp comfrey'],
      ]),
      /not for a tea, in any amount/,
    ],
    ['an essential oil', createDraft([['Thyme oil', '1 g']]), /is an oil or extract and should not be used in a tea/],
    ['far too much in a day', createDraft([['Thyme', '30 g']]), /more in a day than the most/],
    [
      'more cups than the herb allows',
      createDraft([['Thyme', '4 g']], { cupsPerDay: '6' }),
      /more in a day than the most/,
    ],
    [
      'more days than the herb allows',
      createDraft([['Fennel', '1 g']], { courseDays: '29' }),
      /Fennel Seed: not for longer than 14 days/,
    ],
    [
      'cups that are no figure',
      createDraft([['Thyme', '1 g']], { cups: 'many' }),
      /cannot judge the amount of “servings”/,
    ],
  ])('refuses %s with the reason', (_, draft, reason) => {
    expect(check(draft).refusals.join('\n')).toMatch(reason)
  })

  it('accepts a note about a restricted plant that nobody drinks', () => {
    expect(check(createDraft([['Thyme', '1 g']], { notes: 'Keep apart from the comfrey ointment.' })).refusals).toEqual(
      [],
    )
  })

  it('asks for a missing amount instead of refusing the label', () => {
    expect(check(createDraft([['Thyme', '']]))).toMatchObject({
      refusals: [],
      missingAmounts: ['We cannot judge the amount of “thyme”. Give it in grams or teaspoons.'],
    })
  })

  it('refuses a herb that must be boiled until that is confirmed, and prints the confirmation', () => {
    const herb = catalogue.herbs.find(({ tea }) => tea.requirements.includes('boil_15_min'))
    const draft = createDraft([[herb?.commonName ?? '', '1 g']])
    const unconfirmed = check(draft)
    expect(unconfirmed.refusals.join()).toContain('boil it for at least 15 minutes')
    expect(unconfirmed.requirements).toContain('boil_15_min')
    const confirmed = { ...draft, preparation: ['boil_15_min'] }
    expect(check(confirmed).refusals).toEqual([])
    expect(createLabelContents(confirmed, check(confirmed), undefined).brewing).toContain(
      'Boil it for at least 15 minutes.',
    )
  })

  it('states that no person has checked a label that needs a review', () => {
    const lines = Object.keys(catalogue.names.ambiguousNames).flatMap((name) =>
      ['0.8 g', '1 g', '1.7 g', '2.4 g', '3.2 g', '4.8 g', '6.4 g', '9.6 g'].map((amount): [string, string] => [
        name,
        amount,
      ]),
    )
    const unreviewedLine = lines.find((line) => {
      const draft = createDraft([line], { cupsPerDay: '1' })
      return check(draft).refusals.length === 0 && formatWarnings(draft).includes(unreviewedNote)
    })
    expect(unreviewedLine).toBeDefined()
  })

  it('keeps all warnings with any other text on the label', () => {
    const withoutText = check(createDraft([['Valerian', '1 g']])).warnings
    const withText = createDraft([['Valerian', '1 g']], {
      notes: 'x',
      batch: 'y',
      subtitle: 'z',
      output: 'qr',
      code: 'address',
    })
    expect(createLabelContents(withText, check(withText), undefined).warnings).toEqual(withoutText)
  })
})
