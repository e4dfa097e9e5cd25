import { Field } from '#client/ui/field.tsx'

import type { Typed } from './typed.ts'

export const EmailField = ({ typed, fault }: { typed: Typed; fault: string | undefined }) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    maxLength={254}
    required
    defaultValue={typed['email']}
    fault={fault}
  />
)
