import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { Field } from '#client/ui/field.tsx'
import type { Profile } from '#domain/profile/profile.types.ts'

import { IntentButton } from './intent-button.tsx'
import { useForm } from './use-form.ts'

/** What a member tells of themselves, as it is stored; what was typed stays when it could not be saved. */
export function EditForm({ profile }: { profile: Profile }) {
  const fetcher = useFetcher<Outcome>()
  const form = useForm(fetcher)
  const { faults = {} } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields">
      <Field
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={profile.fullName}
        fault={faults['fullName']}
      />
      <Field
        label="Date of birth (optional)"
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        defaultValue={profile.dateOfBirth ?? ''}
        fault={faults['dateOfBirth']}
      />
      <Field
        label="Location (optional)"
        name="location"
        autoComplete="address-level2"
        maxLength={100}
        defaultValue={profile.location ?? ''}
        fault={faults['location']}
      />
      <input type="hidden" name="presentEmail" value={profile.email} />
      <Field
        label="E-mail"
        hint="We write to a new address first. Your account moves there once you have followed the link in that mail."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={profile.email}
        fault={faults['email']}
      />
      <IntentButton intent="save" fetcher={fetcher}>
        Save
      </IntentButton>
    </fetcher.Form>
  )
}
