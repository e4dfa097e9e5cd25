import { isGroupName } from '#domain/medicines/medicine-groups.ts'
import { findMedicineStem, formatStemSentence } from '#domain/medicines/medicine-stems.ts'
import { findMedicines, findMedicineByName } from '#domain/medicines/medicines.rules.ts'
import {
  allergenOptions,
  type AllergyOption,
  answerAllergyQuestion,
  findAllergies,
  findFollowUpOption,
} from '#domain/safety/allergy-options.ts'

import type { PickerOption } from './picker.tsx'
import type { NamedPlant } from './plants.resource.ts'

const maxSuggestions = 8

/** Returns an added medicine. Its note says if our list doesn't contain it or its name is ambiguous. */
export function createMedicineOption(name: string): PickerOption {
  const medicine = findMedicineByName(name)
  if (!medicine) {
    const stem = findMedicineStem(name)
    return {
      value: name,
      label: name,
      note: stem ? formatStemSentence(name, stem.kind) : 'We do not know this medicine. Ask your pharmacist.',
    }
  }
  return isGroupName(medicine.name) && medicine.atc.length > 0
    ? {
        value: name,
        label: name,
        note: 'This can mean several medicines, so we check them all. For a more exact check, enter the name on the pack.',
      }
    : { value: name, label: name }
}

export const suggestMedicines = (query: string): PickerOption[] =>
  findMedicines(query, maxSuggestions).map(({ name, product }) => ({ value: name, label: name, note: product }))

export const listAllergyOptions = (plants: readonly NamedPlant[]): AllergyOption[] => [
  ...allergenOptions,
  ...plants.map(({ slug, name }) => ({ value: slug, label: name, note: 'only this herb' })),
]

export const suggestAllergies = (options: readonly AllergyOption[], query: string): PickerOption[] =>
  findAllergies(options, query, maxSuggestions)

export { answerAllergyQuestion, findFollowUpOption }
