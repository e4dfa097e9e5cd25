import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { medicineGroups } from './medicine-groups.ts'
import { findMedicines, findMedicineByName } from './medicines.rules.ts'
import { medicines } from './medicines.ts'

const suggest = (query: string, limit = 5) =>
  findMedicines(query, limit).map(({ name, product }) => (product ? `${product} (${name})` : name))

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...' -/.,()5µmgéİß'.split(''), 'tablets', ' 20 mg', 'aspirin', 'co') }),
)

describe('suggestions', () => {
  it.each([
    ['warf', ['Warfarin']],
    ['WÁRF', ['Warfarin']],
    ['nurofen plus', ['Nurofen Plus (Ibuprofen with codeine)']],
    ['cocod', ['Co-codamol', 'Co-codamol with caffeine', 'co-codaprin (Aspirin with codeine)']],
    ['co codamol w', ['Co-codamol with caffeine']],
    ['tylenol 3', ['Tylenol 3 (Co-codamol)']],
    ['albut', ['albuterol (Salbutamol)']],
    [
      'vitamin d',
      [
        'vitamin D (Colecalciferol)',
        'vitamin D2 (Ergocalciferol)',
        'alendronate with vitamin D (Alendronic acid with colecalciferol)',
        'Calcium with vitamin D',
      ],
    ],
    ['metformin 500 mg', ['Metformin']],
    ['warfarin 5mg', ['Warfarin']],
    ['thyroxine 100mcg', ['Levothyroxine']],
    ['HRT patch', ['HRT']],
    ['wine', ['wine (Alcohol, on most days)']],
    ['arfarin', []],
    ['wafarin', []],
    ['-- ', []],
    ['', []],
  ])('match %o with %j', (query, expected) => {
    expect(suggest(query)).toEqual(expected)
  })

  it('list names that begin with the query before names with a later word that does', () => {
    expect(suggest('parac', 20)).toEqual([
      'Paracetamol',
      'Paracetamol with a decongestant',
      'Paracetamol with caffeine',
      'paracetamol with codeine (Co-codamol)',
      'paracetamol with dihydrocodeine (Co-dydramol)',
      'Paracetamol with diphenhydramine',
      'Paracetamol with promethazine and dextromethorphan',
      'Aspirin with paracetamol and caffeine',
      'Buclizine with paracetamol and codeine',
      'Butalbital with paracetamol and caffeine',
      'Dextropropoxyphene with paracetamol',
      'Doxylamine with paracetamol',
      'Hydrocodone with paracetamol',
      'Ibuprofen with paracetamol',
      'Isometheptene with paracetamol',
      'Oxycodone with paracetamol',
      'Tramadol with paracetamol',
    ])
  })

  it('start with the exact match, even if another name begins with the query', () => {
    expect(suggest('aspirin 75')).toEqual(['Aspirin', 'aspirin 75 mg (Low-dose aspirin)'])
    for (const { name } of medicines) expect(findMedicines(`${name.toUpperCase()} `, 1)[0]?.name).toBe(name)
  })

  it("name the product only if the medicine's main name does not match as well", () => {
    expect(suggest('levo', 20)).toContain('Levonorgestrel')
    expect(suggest('levone', 20)).toEqual(['Levonelle (Levonorgestrel)'])
  })

  it.each([0, -1, Number.NaN])('are empty for a limit of %s', (limit) => {
    expect(findMedicines('a', limit)).toEqual([])
  })

  it('contain each medicine once, respect the limit and never throw', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 0, max: 30 }), (query, limit) => {
        const suggestedNames = findMedicines(query, limit).map(({ name }) => name)
        expect(suggestedNames.length).toBeLessThanOrEqual(limit)
        expect(new Set(suggestedNames).size).toBe(suggestedNames.length)
      }),
    )
  })

  it('find a medicine by the first letters of any name or product', () => {
    for (const medicine of medicines)
      for (const name of [medicine.name, ...medicine.products]) {
        const suggestedNames = findMedicines(name.slice(0, -1), medicines.length).map((suggestion) => suggestion.name)
        expect(suggestedNames, name).toContain(medicine.name)
      }
  })
})

describe('a medicine as typed', () => {
  it.each([
    ['Warfarin', 'Warfarin'],
    ['  wArFaRiN  ', 'Warfarin'],
    ['Omeprazole 20mg', 'Omeprazole'],
    ['omeprazole, 20 mg gastro-resistant capsules', 'Omeprazole'],
    ['Sertraline hydrochloride 50 mg tablets', 'Sertraline'],
    ['Efexor XL 75 mg', 'Venlafaxine'],
    ['co codamol 30/500', 'Co-codamol'],
    ['cocodamol', 'Co-codamol'],
    ['Amoxicillin 250 mg/5 ml oral suspension', 'Amoxicillin'],
    ['thyroxine 100 µg', 'Levothyroxine'],
    ['acetaminophen', 'Paracetamol'],
    ['Ventolin Evohaler 100 micrograms', 'Salbutamol'],
    ['ibuprofen gel 5%', 'Ibuprofen gel'],
    ['Prolia 60 mg injection', 'Denosumab'],
    ['Canesten cream 1%', 'Clotrimazole'],
    ['Aspirin 75mg tablets', 'Low-dose aspirin'],
    ['aspirin 300 mg', 'Aspirin'],
    ['aspirin 7.5 mg', 'Aspirin'],
    ['Tylenol 3 tablets', 'Co-codamol'],
    ['Hydrocortisone 10 mg tablets', 'Hydrocortisone'],
    ['hydrocortisone cream', 'Hydrocortisone cream'],
    ['vitamin B12', 'Cyanocobalamin'],
    ['Nurofen', 'Ibuprofen'],
    ['Nurofen Plus', 'Ibuprofen with codeine'],
    ['PÁNADOL', 'Paracetamol'],
  ])('%o is recognised as %s', (written, name) => {
    expect(findMedicineByName(written)?.name).toBe(name)
  })

  it.each([
    'warfari',
    'warfarine',
    'warfarin and ibuprofen',
    'Nurofen Something',
    'vitamin D calcium',
    'Canesten capsule',
    'Nytol Herbal',
    "St John's wort",
    'tablets',
    '20 mg',
    '500',
    '',
  ])('%o is unknown', (written) => {
    expect(findMedicineByName(written)).toBeUndefined()
  })

  const names = medicines.flatMap((medicine) =>
    [medicine.name, ...medicine.products].map((name) => ({ name, medicine })),
  )

  it('is recognised by any name or product, in any letter case', () => {
    for (const { name, medicine } of names) expect(findMedicineByName(` ${name.toUpperCase()} `), name).toBe(medicine)
  })

  it('is recognised with a dose and a form after its name, unless it has no class', () => {
    for (const { name, medicine } of names)
      expect(findMedicineByName(`${name} 7.5 mg tablets`), name).toBe(
        medicine.classes.length > 0 ? medicine : undefined,
      )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const medicine = findMedicineByName(written)
        expect(medicine === undefined || [...medicines, ...medicineGroups].includes(medicine)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
