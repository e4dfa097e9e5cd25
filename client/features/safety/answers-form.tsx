import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'

import { localDay } from '#client/core/local-day.ts'
import { showToast } from '#client/core/toasts.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import { AnswerGroup, Checkbox, ConditionFields } from './answer-fields.tsx'
import { AllergyFields, MedicineFields } from './picker-fields.tsx'
import { PregnancyFields } from './pregnancy-fields.tsx'
import { saveProfile } from './profile-store.ts'
import { type AnswerErrors, readAnswers } from './read-answers.ts'
import { useAnswerOptions } from './use-answer-options.ts'

/** Loaded with the first error. If loading fails, each field still shows its own error. */
const ErrorSummary = lazy(() =>
  import('#client/ui/error-summary.tsx').then(
    (module) => ({ default: module.ErrorSummary }),
    () => ({ default: () => null }),
  ),
)

type FormProps = { savedProfile: StoredProfile | undefined; isReady: boolean; onSaved: () => void }

/** Form for the health answers. It has no action, because the answers are stored in this browser. */
export function AnswersForm({ savedProfile, isReady, onSaved }: FormProps) {
  const [medicines, setMedicines] = useState(savedProfile?.medicines ?? [])
  const [allergies, setAllergies] = useState(savedProfile?.allergies ?? [])
  const [outcome, setOutcome] = useState<{ errors: AnswerErrors }>()
  const errors = outcome?.errors ?? {}
  const form = useRef<HTMLFormElement>(null)
  const answerOptions = useAnswerOptions(form, medicines.length + allergies.length > 0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = readAnswers(new FormData(event.currentTarget), { medicines, allergies }, localDay(new Date()))
    setOutcome({ errors: result.errors })
    if (Object.keys(result.errors).length === 0) saveAndConfirm(result.profile)
  }
  const saveAndConfirm = (profile: StoredProfile) => {
    const isStored = saveProfile(profile)
    showToast(
      'success',
      isStored ? 'Answers saved in this browser' : 'Your answers will be lost when you leave this page',
    )
    onSaved()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <fieldset disabled={!isReady} className="grid max-w-240 gap-11 pb-15">
        {Object.keys(errors).length > 0 && (
          <Suspense>
            <ErrorSummary outcome={outcome} />
          </Suspense>
        )}
        <AgeFields savedProfile={savedProfile} errors={errors} />
        <PregnancyFields savedProfile={savedProfile} />
        <ConditionFields savedProfile={savedProfile} />
        <MedicineFields
          savedProfile={savedProfile}
          options={answerOptions}
          medicines={medicines}
          error={errors.typedMedicine}
          change={setMedicines}
        />
        <AllergyFields
          savedProfile={savedProfile}
          options={answerOptions}
          allergies={allergies}
          error={errors.typedAllergy}
          change={setAllergies}
        />
        <AnswerGroup title="Your choices">
          <Checkbox
            name="hidesUnsuitable"
            label="In the list of remedies, only show those that pass our check for me"
            isChecked={savedProfile?.hidesUnsuitable ?? false}
          />
          <Checkbox
            name="consent"
            label="Keep these answers about my health in this browser, to check recipes for me. They are not sent to anyone, unless I keep a copy in my account."
            isChecked={savedProfile !== undefined}
            error={errors.consent}
            errorId="consent-error"
          />
          <p className="error" id="consent-error">
            {errors.consent}
          </p>
        </AnswerGroup>
        <button type="submit" className="button justify-self-start">
          Save my answers
        </button>
      </fieldset>
    </form>
  )
}

function AgeFields({ savedProfile, errors }: { savedProfile: StoredProfile | undefined; errors: AnswerErrors }) {
  return (
    <AnswerGroup title="Age">
      <p className="text-quiet">Enter your age or your date of birth.</p>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <div>
          <label className="mt-2 block font-semibold" htmlFor="age-years">
            Age in years
          </label>
          <input
            className="field mt-1.5"
            id="age-years"
            name="ageYears"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={savedProfile?.ageYears ?? ''}
            aria-invalid={errors.ageYears !== undefined}
            aria-describedby="age-error"
          />
          <p className="error" id="age-error">
            {errors.ageYears}
          </p>
        </div>
        <div>
          <label className="mt-2 block font-semibold" htmlFor="born-on">
            Date of birth
          </label>
          <input
            className="field mt-1.5"
            id="born-on"
            name="bornOn"
            type="date"
            autoComplete="bday"
            defaultValue={savedProfile?.bornOn ?? ''}
            aria-invalid={errors.bornOn !== undefined}
            aria-describedby="birth-error"
          />
          <p className="error" id="birth-error">
            {errors.bornOn}
          </p>
        </div>
      </div>
    </AnswerGroup>
  )
}
