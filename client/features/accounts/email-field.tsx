import { Field } from '#client/ui/field.tsx'

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

/** Values typed into the dialog, by field name. Never includes a password. */
export type TypedValues = Readonly<Record<string, string>>
