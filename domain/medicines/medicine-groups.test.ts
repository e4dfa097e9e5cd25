import { describe, expect, it } from 'vitest'

import type { DrugClass } from '#domain/safety/profile.ts'
import { listCodes, drugClasses } from '#domain/safety/vocabulary.ts'

import { isGroupName, medicineGroups } from './medicine-groups.ts'
import { toMedicineKey } from './medicine-names.ts'
import { findMedicines, findMedicineByName } from './medicines.rules.ts'
import { medicines } from './medicines.ts'

/** Drug classes without an everyday name. People find them by their medicines. */
const classesWithoutName = new Set<DrugClass>(['iron_supplements', 'lithium', 'theophylline', 'oral_medicines_general'])

describe('a kind of medicine', () => {
  it.each<[string, readonly DrugClass[]]>([
    ['blood thinner', ['anticoagulants', 'antiplatelets']],
    ['blood pressure tablets', ['antihypertensives', 'beta_blockers', 'diuretics', 'potassium_raising_drugs']],
    ['water tablets', ['diuretics', 'antihypertensives', 'potassium_raising_drugs']],
    ['steroids', ['corticosteroids', 'immunosuppressants']],
    ['steroids (tablets)', ['corticosteroids', 'immunosuppressants']],
    ['antidepressant', ['antidepressants_serotonergic', 'maois', 'antiplatelets', 'cns_depressants']],
    ['statins', ['statins', 'cyp3a4_substrates']],
    ['sleeping pills', ['cns_depressants']],
    ['sleeping tablets', ['cns_depressants']],
    ['painkillers', ['nsaids', 'hepatotoxic_drugs', 'cns_depressants']],
    ['painkillers (NSAID)', ['nsaids', 'antiplatelets']],
    ['antihistamines', ['cns_depressants']],
    ['hay fever tablets', ['cns_depressants']],
    ['antibiotics', ['antibiotics_quinolones', 'photosensitisers', 'maois']],
    ['nitrates', ['antihypertensives', 'potassium_raising_drugs']],
    ['alcohol', ['cns_depressants']],
    ['epilepsy medicine', ['anticonvulsants', 'cns_depressants']],
    ['HIV medication', ['antiretrovirals', 'cyp3a4_substrates']],
    ['heart rhythm medicine', ['antiarrhythmics', 'beta_blockers', 'cardiac_glycosides']],
    ['insulin or diabetes tablets', ['antidiabetics']],
    ['chemotherapy', ['chemotherapy', 'immunosuppressants', 'hepatotoxic_drugs']],
    ['immunosuppressant', ['immunosuppressants', 'cyp3a4_substrates']],
    ['contraceptive', ['oral_contraceptives_hrt']],
    ['contraceptive pill or HRT', ['oral_contraceptives_hrt']],
    ['thyroid tablets', ['thyroid_hormones', 'antithyroid']],
    ['lithium', ['lithium']],
    ['theophylline', ['theophylline']],
    ['triptans', ['triptans']],
  ])('%s has the classes %j and is offered first', (written, classes) => {
    const medicine = findMedicineByName(written)
    expect(medicine?.classes).toEqual(expect.arrayContaining([...classes]))
    expect(findMedicines(written, 1)[0]?.name).toBe(medicine?.name)
  })

  it('has a unique name that is recognised as this kind', () => {
    const keys = [...medicines, ...medicineGroups]
      .flatMap(({ name, products }) => [name].concat(products))
      .map(toMedicineKey)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    for (const group of medicineGroups) {
      expect(findMedicineByName(group.name), group.name).toBe(group)
      expect(isGroupName(group.name)).toBe(true)
    }
    expect(isGroupName('Warfarin')).toBe(false)
  })

  it('is never milder than any medicine that it may mean', () => {
    for (const { name, atc, classes } of medicineGroups)
      for (const medicine of medicines.filter(({ atc: atcCodes }) =>
        atcCodes.some((code) => atc.some((prefix) => code.startsWith(prefix))),
      ))
        for (const code of medicine.classes.filter((one) => one !== 'oral_medicines_general'))
          expect(classes, `${name}: ${medicine.name}`).toContain(code)
  })

  it('has at least one medicine for each of its codes', () => {
    const codesWithoutMembers = medicineGroups.flatMap(({ atc }) =>
      atc.filter((prefix) => !medicines.some(({ atc: atcCodes }) => atcCodes.some((code) => code.startsWith(prefix)))),
    )
    expect(codesWithoutMembers).toEqual([])
  })

  it.each(listCodes(drugClasses).filter((code) => !classesWithoutName.has(code)))('covers the class %s', (code) => {
    expect(medicineGroups.some(({ classes }) => classes.includes(code))).toBe(true)
  })
})
