import { Field } from '#client/ui/field.tsx'

type EmailFieldProps = { id?: string; typedValues: TypedValues; error: string | undefined; autoComplete?: string }

export const EmailField = ({ id, typedValues, error, autoComplete = 'username' }: EmailFieldProps) => (
  <Field
    {...(id !== undefined && { id })}
    label="Email"
    name="email"
    type="email"
    autoComplete={autoComplete}
    maxLength={254}
    required
    defaultValue={typedValues['email']}
    error={error}
  />
)

/** Values typed into the dialog, by field name. Never includes a password. */
export type TypedValues = Readonly<Record<string, string>>
