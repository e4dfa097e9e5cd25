import { useFetcher } from 'react-router'

import { isGroupName } from '#domain/medicines/medicine-groups.ts'
import { findMedicines, readMedicine } from '#domain/medicines/medicines.rules.ts'
import { plantsForBrowser } from '#domain/paths.ts'
import { allergenOptions, type AllergyOption, findAllergies } from '#domain/safety/allergy-options.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { Check } from './answer-fields.tsx'
import { Picker, type PickerOption } from './picker.tsx'
import type { NamedPlant } from './plants.route.ts'

const suggestionsMax = 8

type FieldProps = { stored: StoredProfile | undefined; fault: string | undefined; change: (values: string[]) => void }

export function MedicineFields({ stored, medicines, fault, change }: FieldProps & { medicines: string[] }) {
  return (
    <fieldset className="answers">
      <legend>Medicines</legend>
      <Picker
        name="typedMedicine"
        label="Medicines that you take"
        hint="By substance, by the name on the pack, or by kind, such as blood thinner. Those from the chemist’s shelf count too, and so does alcohol."
        placeholder="For example warfarin"
        chosen={medicines.map(medicineOption)}
        suggest={suggestMedicines}
        change={change}
        fault={fault}
      />
      <Check name="noMedicines" label="I take no medicines" isChecked={stored?.medicines?.length === 0} />
    </fieldset>
  )
}

function medicineOption(name: string): PickerOption {
  const medicine = readMedicine(name)
  if (!medicine) return { value: name, label: name, note: 'We do not know it: ask your pharmacist.' }
  return isGroupName(medicine.name) && medicine.atc.length > 0
    ? { value: name, label: name, note: 'Checked as all that it may mean: the name on the pack tells more.' }
    : { value: name, label: name }
}

const suggestMedicines = (typed: string): PickerOption[] =>
  findMedicines(typed, suggestionsMax).map(({ name, product }) => ({ value: name, label: name, note: product }))

export function AllergyFields({ stored, allergies, fault, change }: FieldProps & { allergies: string[] }) {
  const plants = useFetcher<NamedPlant[]>()
  const options: AllergyOption[] = [
    ...allergenOptions,
    ...(plants.data ?? []).map(({ slug, name }) => ({ value: slug, label: name, note: 'this herb alone' })),
  ]
  const byValue = new Map(options.map((option) => [option.value, option]))
  return (
    <fieldset className="answers">
      <legend>Allergies</legend>
      <Picker
        name="typedAllergy"
        label="What you are allergic to"
        hint="A plant family, a pollen, a substance, or one herb."
        placeholder="For example daisies"
        chosen={allergies.map((value) => byValue.get(value) ?? { value, label: value })}
        suggest={(typed) => findAllergies(options, typed, suggestionsMax)}
        change={change}
        fault={fault}
        onFocus={() => {
          if (!plants.data && plants.state === 'idle') void plants.load(plantsForBrowser)
        }}
      />
      <Check name="noAllergies" label="I know of no allergy" isChecked={stored?.allergies?.length === 0} />
    </fieldset>
  )
}
