import { gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import type { DrugClass } from '#domain/safety/profile.ts'
import { codes, drugClasses, impliedDrugClasses } from '#domain/safety/vocabulary.ts'

import { medicineGroups } from './medicine-groups.ts'
import { keyOf, readMedicine } from './medicines.rules.ts'
import { medicines } from './medicines.ts'

const classesOf = (written: string) => readMedicine(written)?.classes.toSorted()
const narrowClassesOf = (written: string) =>
  readMedicine(written)?.classes.filter((code) => code !== 'oral_medicines_general') ?? []

/** What belongs to a group of the WHO index belongs to these classes of ours. */
const groups: readonly (readonly [group: RegExp, classes: readonly DrugClass[]])[] = [
  [/^A02/, ['antacids_acid_suppressants']],
  [/^A06AB/, ['laxatives_stimulant']],
  [/^A10/, ['antidiabetics']],
  [/^A12BA/, ['potassium_raising_drugs']],
  [/^B01A[ABEF]/, ['anticoagulants']],
  [/^B01AC/, ['antiplatelets']],
  [/^B03A[^C]/, ['iron_supplements']],
  [/^C01AA/, ['cardiac_glycosides']],
  [/^C01B/, ['antiarrhythmics']],
  [/^C01DA/, ['antihypertensives']],
  [/^C02/, ['antihypertensives']],
  [/^C03/, ['diuretics', 'antihypertensives']],
  [/^C03D/, ['potassium_raising_drugs']],
  [/^C07/, ['beta_blockers', 'antihypertensives']],
  [/^C08/, ['antihypertensives', 'cyp3a4_substrates']],
  [/^C09/, ['antihypertensives', 'potassium_raising_drugs']],
  [/^C10AA/, ['statins']],
  [/^D10BA|^J01AA/, ['photosensitisers']],
  [/^G03[ACF]/, ['oral_contraceptives_hrt']],
  [/^H02A/, ['corticosteroids']],
  [/^H03A/, ['thyroid_hormones']],
  [/^H03B/, ['antithyroid']],
  [/^J01M/, ['antibiotics_quinolones', 'photosensitisers']],
  [/^J05A[ER]|^J05AG|^J05AJ/, ['antiretrovirals']],
  [/^L01/, ['chemotherapy']],
  [/^L02/, ['hormone_therapy']],
  [/^L04/, ['immunosuppressants']],
  [/^M01A[A-H]/, ['nsaids']],
  [/^N01A/, ['anaesthesia', 'cns_depressants']],
  [/^N02A/, ['cns_depressants']],
  [/^N02BE/, ['hepatotoxic_drugs']],
  [/^N02C[AC]/, ['triptans']],
  [/^N02BF|^N03/, ['anticonvulsants', 'cns_depressants']],
  [/^N04B/, ['dopaminergic_agents']],
  [/^N04BD/, ['maois']],
  [/^N05A[^N]/, ['dopaminergic_agents', 'cns_depressants']],
  [/^N05AN/, ['lithium']],
  [/^N05[BC]/, ['cns_depressants']],
  [/^N06A/, ['antidepressants_serotonergic']],
  [/^N06AA/, ['cns_depressants']],
  [/^N06A[FG]/, ['maois']],
  [/^P01B[AC]/, ['antimalarials_chloroquine']],
  [/^R01A[AB]|^R01B|^R03A/, ['stimulants']],
  [/^R01AD|^R03BA/, ['corticosteroids']],
  [/^R03DA/, ['theophylline']],
]

describe('the list of medicines', () => {
  it('holds hundreds and stays small enough to be fetched for a search', () => {
    expect(medicines.length).toBeGreaterThan(400)
    const groups = medicineGroups.map(({ name, products, atc }) => [name, products, atc])
    expect(gzipSync(JSON.stringify([medicines, groups]), { level: 9 }).length).toBeLessThan(14_000)
  })

  it('gives each name and product once', () => {
    const keys = medicines.flatMap(({ name, products }) => [name, ...products]).map(keyOf)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.filter((key) => key.length < 3)).toEqual([])
  })

  it('names one or more codes of the WHO index for each, a whole one or that of a group', () => {
    const strange = medicines.filter(
      ({ atc }) => atc.length === 0 || atc.some((code) => !/^[A-DGHJ-NPRSV]\d{2}([A-Z]([A-Z](\d{2})?)?)?$/.test(code)),
    )
    expect(strange).toEqual([])
  })

  it('knows each class that it gives, once, and whatever that class implies for all', () => {
    for (const { name, classes } of medicines) {
      expect([...new Set(classes)], name).toEqual(classes)
      expect(classes.filter((code) => !Object.hasOwn(drugClasses, code))).toEqual([])
      const implied = classes.filter((code) => code !== 'antiretrovirals' && code !== 'anticonvulsants')
      expect(classes, name).toEqual(expect.arrayContaining(implied.flatMap((code) => impliedDrugClasses[code] ?? [])))
    }
  })

  it('gives a combination the classes of all its parts', () => {
    const combinations = medicines.filter(({ name }) => / (with|and) /.test(name))
    const left = combinations.flatMap(({ name, products, classes }) =>
      [name, ...products]
        .flatMap((written) => written.split(/ with | and |, /))
        .flatMap((part) => narrowClassesOf(part).map((code) => ({ name, part, code })))
        .filter(({ code }) => !classes.includes(code)),
    )
    expect(combinations.length).toBeGreaterThan(30)
    expect(left).toEqual([])
  })

  it('says that a medicine is swallowed only where no narrower class fits', () => {
    const both = medicines.filter(({ classes }) => classes.includes('oral_medicines_general') && classes.length > 1)
    expect(both).toEqual([])
  })

  it.each(codes(drugClasses))('reaches %s', (code) => {
    expect(medicines.some(({ classes }) => classes.includes(code))).toBe(true)
  })

  it.each(groups)('puts all of %s into %j', (group, classes) => {
    const members = medicines.filter(({ atc }) => atc.some((code) => group.test(code)))
    expect(members.length).toBeGreaterThan(0)
    for (const member of members) expect(member.classes, member.name).toEqual(expect.arrayContaining([...classes]))
  })

  it.each([
    ['warfarin', ['anticoagulants', 'cyp3a4_substrates']],
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
    ['tizanidine', ['antihypertensives', 'cns_depressants', 'hepatotoxic_drugs']],
    ['diazepam', ['cns_depressants', 'cyp3a4_substrates']],
    ['dexamethasone', ['corticosteroids', 'cyp3a4_substrates', 'immunosuppressants']],
    ['fluticasone', ['corticosteroids', 'cyp3a4_substrates']],
    ['hydroxychloroquine', ['antiarrhythmics', 'antidiabetics', 'antimalarials_chloroquine', 'photosensitisers']],
    ['ondansetron', ['antidepressants_serotonergic']],
    ['metoclopramide', ['antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents']],
    ['sertraline', ['antidepressants_serotonergic', 'antiplatelets']],
    ['duloxetine', ['antidepressants_serotonergic', 'antiplatelets', 'hepatotoxic_drugs']],
    ['cinnarizine', ['cns_depressants', 'dopaminergic_agents']],
    ['nicorandil', ['antihypertensives', 'potassium_raising_drugs']],
    ['EpiPen', []],
    ['latanoprost', []],
  ])('counts %s among %j', (written, classes) => {
    expect(classesOf(written)).toEqual(classes)
  })
})
