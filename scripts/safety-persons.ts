import { classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { readerGroups } from '#domain/safety/reader-groups.ts'
import { toMedicinesProfile } from '#domain/safety/stored-profile.ts'

const createMedicines = (...medicines: string[]) => toMedicinesProfile(medicines, classifyMedicine)

export const examplePersons: Readonly<Record<string, Profile>> = {
  'adult of 35': { ageYears: 35 },
  'child of 2': { ageYears: 2 },
  'child of 4': { ageYears: 4 },
  ...Object.fromEntries(Object.values(readerGroups).map(({ name, profile }) => [name, profile])),
  'youth of 14': { ageYears: 14 },
  'first trimester': { ageYears: 30, pregnant: true, trimesters: ['first'] },
  'third trimester': { ageYears: 30, pregnant: true, trimesters: ['third'] },
  'trying to conceive': { ageYears: 30, conditions: ['trying_to_conceive'] },
  'surgery planned': { ageYears: 50, conditions: ['surgery_planned'] },
  apixaban: { ageYears: 70, ...createMedicines('apixaban') },
  insulin: { ageYears: 40, ...createMedicines('insulin') },
  gliclazide: { ageYears: 60, ...createMedicines('gliclazide') },
  'digoxin and furosemide': {
    ageYears: 75,
    conditions: ['heart_disease'],
    ...createMedicines('digoxin', 'furosemide'),
  },
  levothyroxine: { ageYears: 50, ...createMedicines('levothyroxine') },
  sertraline: { ageYears: 35, ...createMedicines('sertraline') },
  diazepam: { ageYears: 45, ...createMedicines('diazepam') },
  lamotrigine: { ageYears: 30, ...createMedicines('lamotrigine') },
  ciclosporin: { ageYears: 50, conditions: ['organ_transplant'], ...createMedicines('ciclosporin') },
  tamoxifen: { ageYears: 55, ...createMedicines('tamoxifen') },
  capecitabine: { ageYears: 60, conditions: ['cancer_active'], ...createMedicines('capecitabine') },
  'the pill': { ageYears: 25, ...createMedicines('combined pill') },
  'mugwort pollen allergy': { ageYears: 35, allergies: ['mugwort_pollen'] },
  'acid reflux and omeprazole': { ageYears: 45, conditions: ['gerd_reflux'], ...createMedicines('omeprazole') },
}
