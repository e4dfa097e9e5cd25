import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { plantsDataPath } from '#domain/paths.ts'
import type { AllergyOption } from '#domain/safety/allergy-options.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { AnswerGroup, AnswerRow, Checkbox } from './answer-fields.tsx'
import { Picker, type PickerOption } from './picker.tsx'
import type { NamedPlant } from './plants.resource.ts'
import type { AnswerOptions } from './use-answer-options.ts'

type FieldProps = {
  savedProfile: StoredProfile | undefined
  options: AnswerOptions | null | undefined
  error: string | undefined
  change: (values: string[]) => void
}

export function MedicineFields({
  savedProfile,
  options,
  medicines,
  error,
  change,
}: FieldProps & { medicines: string[] }) {
  return (
    <AnswerGroup title="Medicines">
      <Picker
        name="typedMedicine"
        label="Medicines that you take"
        hint="Enter the substance, the name on the pack, or the kind of medicine, such as blood thinner. Include medicines bought without a prescription, and alcohol."
        placeholder="For example warfarin"
        selected={medicines.map(options?.createMedicineOption ?? toOption)}
        namesLoadState={options ? 'loaded' : options === null ? 'failed' : 'loading'}
        suggest={options?.suggestMedicines ?? noOptions}
        change={change}
        error={error}
      />
      <Checkbox name="noMedicines" label="I take no medicines" isChecked={savedProfile?.medicines?.length === 0} />
    </AnswerGroup>
  )
}

export function AllergyFields({
  savedProfile,
  options,
  allergies,
  error,
  change,
}: FieldProps & { allergies: string[] }) {
  const { data, state, load } = useFetcher<NamedPlant[] | null>()
  const allOptions = options?.listAllergyOptions(data ?? [])
  const byValue = new Map(allOptions?.map((option) => [option.value, option]))
  const isNotRequested = data === undefined && state === 'idle'
  // A herb chosen on an earlier visit is stored only as a slug, so its name must be loaded.
  const hasUnknownNames = allOptions !== undefined && allergies.some((value) => !byValue.has(value))
  useEffect(() => {
    if (hasUnknownNames && isNotRequested) void load(plantsDataPath)
  }, [hasUnknownNames, isNotRequested, load])
  return (
    <AnswerGroup title="Allergies">
      <Picker
        name="typedAllergy"
        label="What you are allergic to"
        hint="Enter a plant family, a pollen, a substance or a herb."
        placeholder="For example daisies"
        selected={allergies.map((value) => byValue.get(value) ?? toOption(value))}
        namesLoadState={options === null || data === null ? 'failed' : options && data ? 'loaded' : 'loading'}
        suggest={(query) => (options && allOptions ? options.suggestAllergies(allOptions, query) : [])}
        change={change}
        error={error}
        onFocus={() => {
          if (!data && state === 'idle') void load(plantsDataPath)
        }}
      />
      {options && allOptions && <AllergyQuestion {...{ options, allOptions, allergies, change }} />}
      <Checkbox
        name="noAllergies"
        label="I have no known allergies"
        isChecked={savedProfile?.allergies?.length === 0}
      />
    </AnswerGroup>
  )
}

type AllergyQuestionProps = Pick<FieldProps, 'change'> & {
  options: AnswerOptions
  allOptions: readonly AllergyOption[]
  allergies: string[]
}

/** Follow-up question about an allergy with several kinds, such as pollen. Stays visible while an answer is chosen. */
function AllergyQuestion({ options, allOptions, allergies, change }: AllergyQuestionProps) {
  const followUp = options.findFollowUpOption(allOptions, allergies)
  if (!followUp?.followUp) return null
  return (
    <AnswerRow question={followUp.followUp.question}>
      {followUp.followUp.choices.map(({ label, values }) => (
        <label key={label} className="check">
          <input
            type="checkbox"
            checked={values.every((value) => allergies.includes(value))}
            onChange={({ target }) =>
              change(options.answerAllergyQuestion(followUp, allergies, values, target.checked))
            }
          />
          <span>{label}</span>
        </label>
      ))}
      <p className="text-quiet">If you don’t know, leave these empty. We’ll then warn you about all three.</p>
    </AnswerRow>
  )
}

const toOption = (value: string): PickerOption => ({ value, label: value })
const noOptions = (): PickerOption[] => []
