import { type FormEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import { showToast } from '#client/core/toasts.ts'
import { findMedicines, readMedicine } from '#domain/medicines/medicines.rules.ts'
import { plantsForBrowser } from '#domain/paths.ts'
import { allergenOptions } from '#domain/safety/allergen-words.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { Check, ConditionFields, Question } from './answer-fields.tsx'
import { Picker, type PickerOption } from './picker.tsx'
import type { NamedPlant } from './plants.route.ts'
import { saveProfile } from './profile-store.ts'
import { type AnswerFaults, readAnswers } from './read-answers.ts'

const suggestionsMax = 8

type FormProps = { stored: StoredProfile | undefined; isReady: boolean; saved: () => void }

/** The answers; they go to the storage of this browser and nowhere else, so the form cannot be sent. */
export function AnswersForm({ stored, isReady, saved }: FormProps) {
  const [medicines, setMedicines] = useState(stored?.medicines ?? [])
  const [allergies, setAllergies] = useState(stored?.allergies ?? [])
  const [faults, setFaults] = useState<AnswerFaults>({})
  const form = useRef<HTMLFormElement>(null)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readAnswers(new FormData(event.currentTarget), { medicines, allergies }, localDay(new Date()))
    setFaults(read.faults)
    const [first] = Object.keys(read.faults)
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else keep(read.profile)
  }
  const keep = (profile: StoredProfile) => {
    const isKept = saveProfile(profile)
    void showToast(
      'success',
      isKept ? 'Your answers are kept in this browser' : 'Your answers hold until you leave the page',
    )
    saved()
  }
  return (
    <form ref={form} onSubmit={save} noValidate>
      <fieldset disabled={!isReady} className="answers-all">
        <AgeFields stored={stored} faults={faults} />
        <fieldset className="answers">
          <legend>Expecting, and an operation</legend>
          <Question name="pregnant" question="Are you pregnant?" answer={stored?.pregnant ?? null} />
          <Question name="breastfeeding" question="Do you breastfeed?" answer={stored?.breastfeeding ?? null} />
          <Question
            name="tryingToConceive"
            question="Are you trying to conceive?"
            answer={stored?.tryingToConceive ?? null}
          />
          <Question
            name="surgeryPlanned"
            question="Is an operation planned within 14 days, at the dentist’s too?"
            answer={stored?.surgeryPlanned ?? null}
          />
        </fieldset>
        <ConditionFields stored={stored} />
        <fieldset className="answers">
          <legend>Medicines</legend>
          <Picker
            label="Medicines that you take"
            hint="By substance or by the name on the pack. Those from the chemist’s shelf count too."
            placeholder="For example warfarin"
            chosen={medicines.map(medicineOption)}
            suggest={suggestMedicines}
            change={setMedicines}
          />
          <Check name="noMedicines" label="I take no medicines" isChecked={stored?.medicines?.length === 0} />
        </fieldset>
        <AllergyFields stored={stored} allergies={allergies} change={setAllergies} />
        <fieldset className="answers">
          <legend>What to do with it</legend>
          <Check
            name="foldsRefused"
            label="In the list of remedies, fold those that are not for me into one line"
            isChecked={stored?.foldsRefused ?? false}
          />
          <Check
            name="consent"
            label="Keep these answers about my health in this browser, to check recipes for me. They are not sent to anybody."
            isChecked={stored !== undefined}
          />
          <p className="fault" role="alert">
            {faults.consent}
          </p>
        </fieldset>
        <button type="submit" className="button">
          Save my answers
        </button>
      </fieldset>
    </form>
  )
}

function medicineOption(name: string): PickerOption {
  const medicine = readMedicine(name)
  return medicine
    ? { value: name, label: name }
    : { value: name, label: name, note: 'We do not know it: ask your pharmacist.' }
}

const suggestMedicines = (typed: string): PickerOption[] =>
  findMedicines(typed, suggestionsMax).map(({ name, product }) => ({ value: name, label: name, note: product }))

function AgeFields({ stored, faults }: { stored: StoredProfile | undefined; faults: AnswerFaults }) {
  return (
    <fieldset className="answers">
      <legend>Age</legend>
      <p className="text-quiet">One of the two is enough.</p>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <div>
          <label htmlFor="age-years">Age in years</label>
          <input
            className="field"
            id="age-years"
            name="ageYears"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={stored?.ageYears ?? ''}
            aria-invalid={faults.ageYears !== undefined}
            aria-describedby="age-fault"
          />
          <p className="fault" id="age-fault" role="alert">
            {faults.ageYears}
          </p>
        </div>
        <div>
          <label htmlFor="born-on">Date of birth</label>
          <input
            className="field"
            id="born-on"
            name="bornOn"
            type="date"
            autoComplete="bday"
            defaultValue={stored?.bornOn ?? ''}
            aria-invalid={faults.bornOn !== undefined}
            aria-describedby="birth-fault"
          />
          <p className="fault" id="birth-fault" role="alert">
            {faults.bornOn}
          </p>
        </div>
      </div>
    </fieldset>
  )
}

type AllergyProps = { stored: StoredProfile | undefined; allergies: string[]; change: (values: string[]) => void }

function AllergyFields({ stored, allergies, change }: AllergyProps) {
  const plants = useFetcher<NamedPlant[]>()
  const options: PickerOption[] = [
    ...allergenOptions,
    ...(plants.data ?? []).map(({ slug, name }) => ({ value: slug, label: name, note: 'this herb alone' })),
  ]
  const byValue = new Map(options.map((option) => [option.value, option]))
  return (
    <fieldset className="answers">
      <legend>Allergies</legend>
      <Picker
        label="What you are allergic to"
        hint="A plant family, a pollen, a substance, or one herb."
        placeholder="For example daisies"
        chosen={allergies.map((value) => byValue.get(value) ?? { value, label: value })}
        suggest={(typed) => findOptions(options, typed)}
        change={change}
        onFocus={() => {
          if (!plants.data && plants.state === 'idle') void plants.load(plantsForBrowser)
        }}
      />
      <Check name="noAllergies" label="I know of no allergy" isChecked={stored?.allergies?.length === 0} />
    </fieldset>
  )
}

function findOptions(options: readonly PickerOption[], typed: string): PickerOption[] {
  const words = typed.trim().toLowerCase()
  const holds = ({ label, note = '', value }: PickerOption) => `${label} ${note} ${value}`.toLowerCase().includes(words)
  return options.filter(holds).slice(0, suggestionsMax)
}
