import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { listCodes, drugClasses, impliedDrugClasses } from '#domain/safety/vocabulary.ts'

import { medicineGroups } from './medicine-groups.ts'
import { toMedicineKey } from './medicine-names.ts'
import { findMedicineByName } from './medicines.rules.ts'
import { medicines } from './medicines.ts'
import { classesOfGroups } from './testing/classes-of-groups.ts'

const findClasses = (written: string) => findMedicineByName(written)?.classes.toSorted()
const findNarrowClasses = (written: string) =>
  findMedicineByName(written)?.classes.filter((code) => code !== 'oral_medicines_general') ?? []

describe('the list of medicines', () => {
  it('has about two thousand entries and is small enough to load for a search', () => {
    expect(medicines.length).toBeGreaterThan(1900)
    const groups = medicineGroups.map(({ name, products, atc }) => [name, products.join(', '), atc.join(' ')])
    const byClasses = Map.groupBy(medicines, ({ classes, isOral }) => JSON.stringify([classes, isOral]))
    const rows = [...byClasses].map(([key, members]) => [
      key,
      members.map(({ name, products, atc }) => [name, atc.join(' '), products.join(', ')]),
    ])
    expect(gzipSync(JSON.stringify([rows, groups]), { level: 9 }).length).toBeLessThan(39_000)
  })

  it('lists each name and product once', () => {
    const keys = medicines.flatMap(({ name, products }) => [name, ...products]).map(toMedicineKey)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.filter((key) => key.length < 3)).toEqual([])
  })

  it('has at least one WHO code for each medicine, for a substance or a group', () => {
    const invalidMedicines = medicines.filter(
      ({ atc }) => atc.length === 0 || atc.some((code) => !/^[A-DGHJ-NPRSV]\d{2}([A-Z]([A-Z](\d{2})?)?)?$/.test(code)),
    )
    expect(invalidMedicines).toEqual([])
  })

  it('lists each class once, with the classes that it always implies', () => {
    for (const { name, classes } of medicines) {
      expect([...new Set(classes)], name).toEqual(classes)
      expect(classes.filter((code) => !Object.hasOwn(drugClasses, code))).toEqual([])
      const implied = classes.filter((code) => code !== 'antiretrovirals' && code !== 'anticonvulsants')
      expect(classes, name).toEqual(expect.arrayContaining(implied.flatMap((code) => impliedDrugClasses[code] ?? [])))
    }
  })

  it('gives a combination the classes of all its parts', () => {
    const combinations = medicines.filter(({ name }) => / (with|and) /.test(name))
    const missingClasses = combinations.flatMap(({ name, products, classes }) =>
      [name, ...products]
        .flatMap((written) => written.split(/ with | and |, /))
        .flatMap((part) => findNarrowClasses(part).map((code) => ({ name, part, code })))
        .filter(({ code }) => !classes.includes(code)),
    )
    expect(combinations.length).toBeGreaterThan(30)
    expect(missingClasses).toEqual([])
  })

  it('has the general class only when no narrower class fits', () => {
    const redundant = medicines.filter(
      ({ classes }) => classes.includes('oral_medicines_general') && classes.length > 1,
    )
    expect(redundant).toEqual([])
  })

  it.each([
    ['warfarin', true],
    ['budesonide', true],
    ['timolol', true],
    ['EpiPen', false],
    ['insulin', false],
    ['enoxaparin', false],
    ['salbutamol', false],
    ['Ozempic', false],
    ['Rybelsus', true],
    ['latanoprost', false],
    ['Evra', false],
    ['bortezomib', false],
    ['ixazomib', true],
  ])('states whether %s is taken by mouth: %s', (written, isOral) => {
    expect(findMedicineByName(written)?.isOral).toBe(isOral)
  })

  it.each(listCodes(drugClasses))('covers the class %s', (code) => {
    expect(medicines.some(({ classes }) => classes.includes(code))).toBe(true)
  })

  it.each(classesOfGroups)('gives all medicines in %s the classes %j', (group, classes) => {
    const members = medicines.filter(({ atc }) => atc.some((code) => group.test(code)))
    expect(members.length).toBeGreaterThan(0)
    for (const member of members) expect(member.classes, member.name).toEqual(expect.arrayContaining([...classes]))
  })

  it.each([
    ['warfarin', ['anticoagulants', 'cyp3a4_substrates', 'vitamin_k_antagonists']],
    ['apixaban', ['anticoagulants', 'cyp3a4_substrates', 'doacs']],
    ['gliclazide', ['antidiabetics', 'insulin_secretagogues']],
    ['metformin', ['antidiabetics']],
    ['acarbose', ['antidiabetics']],
    ['nadolol', ['antihypertensives', 'beta_blockers', 'nadolol']],
    ['alendronic acid', ['bisphosphonates']],
    ['doxycycline', ['photosensitisers', 'tetracyclines']],
    ['bromazepam', ['cns_depressants', 'cyp3a4_substrates']],
    [
      'Velcade',
      ['chemotherapy', 'cyp3a4_substrates', 'hepatotoxic_drugs', 'immunosuppressants', 'proteasome_inhibitors'],
    ],
    ['clozapine', ['cns_depressants', 'cyp1a2_substrates', 'dopaminergic_agents']],
    ['low-dose aspirin', ['antiplatelets']],
    ['aspirin', ['antiplatelets', 'nsaids']],
    ['ibuprofen', ['nsaids']],
    ['paracetamol', ['hepatotoxic_drugs']],
    ['co-codamol', ['cns_depressants', 'hepatotoxic_drugs']],
    ['losartan HCTZ', ['antihypertensives', 'diuretics', 'photosensitisers', 'potassium_raising_drugs']],
    ['spironolactone', ['antihypertensives', 'diuretics', 'hormone_therapy', 'potassium_raising_drugs']],
    ['ciclosporin', ['cyp3a4_substrates', 'immunosuppressants', 'potassium_raising_drugs']],
    ['amiodarone', ['antiarrhythmics', 'cyp3a4_substrates', 'hepatotoxic_drugs', 'photosensitisers']],
    ['methotrexate', ['chemotherapy', 'hepatotoxic_drugs', 'immunosuppressants', 'methotrexate', 'photosensitisers']],
    ['tramadol', ['antidepressants_serotonergic', 'cns_depressants']],
    ['amitriptyline', ['antidepressants_serotonergic', 'cns_depressants']],
    ['pregabalin', ['anticonvulsants', 'cns_depressants']],
    ['simvastatin', ['cyp3a4_substrates', 'statins']],
    ['isotretinoin', ['hepatotoxic_drugs', 'photosensitisers']],
    ['tamoxifen', ['cyp3a4_substrates', 'hepatotoxic_drugs', 'hormone_therapy']],
    ['Symbicort', ['corticosteroids', 'cyp3a4_substrates', 'stimulants']],
    ['salbutamol', ['stimulants']],
    ['amoxicillin', ['oral_medicines_general']],
    ['azathioprine', ['hepatotoxic_drugs', 'immunosuppressants', 'photosensitisers']],
    ['mesalazine', ['nsaids']],
    ['sulfasalazine', ['hepatotoxic_drugs', 'immunosuppressants', 'nsaids']],
    ['tizanidine', ['antihypertensives', 'cns_depressants', 'cyp1a2_substrates', 'hepatotoxic_drugs']],
    ['diazepam', ['cns_depressants', 'cyp3a4_substrates']],
    ['dexamethasone', ['corticosteroids', 'cyp3a4_substrates', 'immunosuppressants']],
    ['fluticasone', ['corticosteroids', 'cyp3a4_substrates']],
    ['hydroxychloroquine', ['antiarrhythmics', 'antidiabetics', 'antimalarials_chloroquine', 'photosensitisers']],
    ['ondansetron', ['antidepressants_serotonergic']],
    ['metoclopramide', ['antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents']],
    ['sertraline', ['antidepressants_serotonergic', 'antiplatelets']],
    ['duloxetine', ['antidepressants_serotonergic', 'antiplatelets', 'cyp1a2_substrates', 'hepatotoxic_drugs']],
    ['cinnarizine', ['cns_depressants', 'dopaminergic_agents']],
    ['nicorandil', ['antihypertensives', 'potassium_raising_drugs']],
    ['EpiPen', []],
    ['latanoprost', []],
  ])('gives %s the classes %j', (written, classes) => {
    expect(findClasses(written)).toEqual(classes)
  })
})
