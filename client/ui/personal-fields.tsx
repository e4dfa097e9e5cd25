import type { ActionResult } from '#client/core/run-action.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

import { Field } from './field.tsx'

type PersonalProps = {
  errors: ActionResult['errors']
  saved?: Pick<Profile, 'fullName' | 'dateOfBirth' | 'location'>
}

export const PersonalFields = ({ errors, saved }: PersonalProps) => (
  <>
    <Field
      label="Full name"
      name="fullName"
      autoComplete="name"
      maxLength={100}
      required
      defaultValue={saved?.fullName}
      error={errors['fullName']}
    />
    <Field
      label="Date of birth (optional)"
      name="dateOfBirth"
      type="date"
      autoComplete="bday"
      defaultValue={saved?.dateOfBirth ?? ''}
      error={errors['dateOfBirth']}
    />
    <Field
      label="Location (optional)"
      name="location"
      autoComplete="address-level2"
      maxLength={100}
      defaultValue={saved?.location ?? ''}
      error={errors['location']}
    />
  </>
)
