import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { Field } from '#client/ui/field.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { paths, sessionForBrowser } from '#domain/paths.ts'

import { NewPasswordFields } from './new-password-fields.tsx'
import { SubmitButton } from './submit-button.tsx'

export function SignUpForm() {
  const fetcher = useFetcher<Outcome>()
  const form = useFirstFault(fetcher.data)
  const { faults = {}, message } = fetcher.data ?? {}
  const [ownTexts, setOwnTexts] = useState<string[]>([])
  const noteOwnTexts = (event: FormEvent<HTMLFormElement>) => {
    const { fullName = '', email = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
    setOwnTexts([fullName, email])
  }
  return (
    <fetcher.Form method="post" action={sessionForBrowser} ref={form} className="fields" onInput={noteOwnTexts}>
      <Field
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={100}
        required
        fault={faults['fullName']}
      />
      <Field
        label="Date of birth (optional)"
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        fault={faults['dateOfBirth']}
      />
      <Field
        label="Location (optional)"
        name="location"
        autoComplete="address-level2"
        maxLength={100}
        fault={faults['location']}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        fault={faults['email']}
      />
      <NewPasswordFields faults={faults} ownTexts={ownTexts} />
      <p className="fault" role="alert">
        {message}
      </p>
      <SubmitButton fetcher={fetcher} intent="sign-up" label="Create Account" />
      <small className="text-quiet">
        What we keep about you, and for how long: <a href={paths.privacy}>Privacy Policy</a>.
      </small>
    </fetcher.Form>
  )
}
