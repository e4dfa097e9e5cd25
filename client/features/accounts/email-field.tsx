import { Field } from '#client/ui/field.tsx'

import type { TypedValues } from './typed-values.ts'

export const EmailField = ({ typedValues, error }: { typedValues: TypedValues; error: string | undefined }) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    maxLength={254}
    required
    defaultValue={typedValues['email']}
    error={error}
  />
)
