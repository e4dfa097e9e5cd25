import { Field } from '#client/ui/field.tsx'

import type { TypedValues } from './typed-values.ts'

type EmailFieldProps = { id?: string; typedValues: TypedValues; error: string | undefined }

export const EmailField = ({ id, typedValues, error }: EmailFieldProps) => (
  <Field
    {...(id !== undefined && { id })}
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
