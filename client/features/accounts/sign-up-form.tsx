import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { Field } from '#client/ui/field.tsx'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { PersonalFields } from '#client/ui/personal-fields.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { paths, sessionForBrowser } from '#domain/paths.ts'

import { NewPasswordFields } from './new-password-fields.tsx'

export function SignUpForm() {
  const fetcher = useFetcher<Outcome>()
  const form = useFirstFault(fetcher.data)
  const { faults = {} } = fetcher.data ?? {}
  const [ownTexts, setOwnTexts] = useState<string[]>([])
  const noteOwnTexts = (event: FormEvent<HTMLFormElement>) => {
    const { fullName = '', email = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
    setOwnTexts([fullName, email])
  }
  return (
    <fetcher.Form method="post" action={sessionForBrowser} ref={form} className="fields" onInput={noteOwnTexts}>
      <PersonalFields faults={faults} />
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
      <OutcomeLine outcome={fetcher.data} />
      <SubmitButton fetcher={fetcher} intent="sign-up">
        Create Account
      </SubmitButton>
      <small className="text-quiet">
        What we keep about you, and for how long: <a href={paths.privacy}>Privacy Policy</a>.
      </small>
    </fetcher.Form>
  )
}
