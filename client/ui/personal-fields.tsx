import type { ActionResult } from '#client/core/outcome.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

import { Field } from './field.tsx'

type PersonalProps = {
  faults: ActionResult['faults']
  /** What is stored already. */
  given?: Pick<Profile, 'fullName' | 'dateOfBirth' | 'location'>
}

/** What people tell of themselves, when they sign up and whenever they change it. */
export const PersonalFields = ({ faults, given }: PersonalProps) => (
  <>
    <Field
      label="Full name"
      name="fullName"
      autoComplete="name"
      maxLength={100}
      required
      defaultValue={given?.fullName}
      fault={faults['fullName']}
    />
    <Field
      label="Date of birth (optional)"
      name="dateOfBirth"
      type="date"
      autoComplete="bday"
      defaultValue={given?.dateOfBirth ?? ''}
      fault={faults['dateOfBirth']}
    />
    <Field
      label="Location (optional)"
      name="location"
      autoComplete="address-level2"
      maxLength={100}
      defaultValue={given?.location ?? ''}
      fault={faults['location']}
    />
  </>
)
