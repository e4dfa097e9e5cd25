import { type SubmitEvent, useState } from 'react'

import { textFields } from '#client/core/forms.ts'
import { Field } from '#client/ui/field.tsx'
import { isDay, getNoonMs } from '#domain/days.ts'
import { groupDigits } from '#domain/figures.ts'
import { maxImportRows } from '#domain/mailing/import.rules.ts'

import { ImportProgress } from './import-progress.tsx'
import { useImport } from './use-import.ts'

/** Imports subscribers from a file. An interrupted import continues with the same file. */
export function ImportPanel() {
  const { state, run, stop, leaveDialog } = useImport()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isBusy = state.phase === 'reading' || state.phase === 'running'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const selectedFile = form.get('file')
    const { consentSource = '', consentDay = '' } = Object.fromEntries(textFields(form))
    const newErrors = validateImport(selectedFile, consentSource.trim(), consentDay)
    setErrors(newErrors)
    const [first] = Object.keys(newErrors)
    if (first !== undefined) return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const consent = consentDay === '' ? null : { source: consentSource, at: getNoonMs(consentDay) }
    if (selectedFile instanceof File) void run({ file: selectedFile, consent })
    return undefined
  }
  return (
    <section aria-labelledby="import">
      {leaveDialog}
      <h2 id="import" className="mb-2.5">
        Import
      </h2>
      <p className="mb-3.5 text-quiet">
        Choose a CSV file with an “Email” column. You can also include columns for people’s names. Files from listmonk
        and Mailchimp work too. The file can have up to {groupDigits(maxImportRows)} rows. We don’t add people who have
        unsubscribed or whose address is blocked.
      </p>
      <form className="fields" noValidate onSubmit={submit}>
        <Field label="CSV file" name="file" type="file" accept=".csv,text/csv" error={errors['file'] ?? state.error} />
        <fieldset className="grid min-w-0 gap-3.5 rounded-box border-[1.5px] border-line bg-sheet px-5 pt-4 pb-4.5">
          <legend className="px-1.5 font-semibold text-cobalt">Consent</legend>
          <p className="text-quiet">
            If you enter where and when people agreed to our newsletter, we add them as active subscribers. Otherwise,
            we add them as unconfirmed. We don’t email unconfirmed subscribers, and we delete them after 30 days.
          </p>
          <Field
            label="Where they agreed (optional)"
            name="consentSource"
            maxLength={200}
            placeholder="Sign-up sheet at the York fair"
            error={errors['consentSource'] ?? state.fields?.['consent.source']}
          />
          <Field
            label="Date (optional)"
            name="consentDay"
            type="date"
            error={errors['consentDay'] ?? state.fields?.['at']}
          />
        </fieldset>
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? 'Importing...' : state.phase === 'interrupted' ? 'Continue' : 'Import'}
        </button>
      </form>
      <ImportProgress state={state} stop={stop} />
    </section>
  )
}

function validateImport(selectedFile: FormDataEntryValue | null, source: string, day: string): Record<string, string> {
  const isFile = selectedFile instanceof File && selectedFile.name !== ''
  return {
    ...(!isFile && { file: 'Choose a file' }),
    ...(source === '' && day !== '' && { consentSource: 'Enter where people agreed to the newsletter' }),
    ...(source !== '' && !isDay(day) && { consentDay: 'Enter the date when people agreed to the newsletter' }),
  }
}
