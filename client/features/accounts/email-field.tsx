import { Field } from '#client/ui/field.tsx'

import type { Typed } from './typed.ts'

export const EmailField = ({ typed, error }: { typed: Typed; error: string | undefined }) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    maxLength={254}
    required
    defaultValue={typed['email']}
    error={error}
  />
)
