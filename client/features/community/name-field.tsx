import { Field } from '#client/ui/field.tsx'
import type { OwnTexts } from '#domain/community/community.types.ts'
import { maxDisplayNameLength } from '#domain/community/display-name.rules.ts'

type NameFieldProps = { own: OwnTexts | null; error: string | undefined }

/** Field for a display name, shown until the member's first text sets one. */
export function NameField({ own, error }: NameFieldProps) {
  if (error === undefined && (own === null || own.displayName !== null)) return null
  return (
    <Field
      label="Display name"
      hint="Others see this name on your posts. We never show your full name or your email address."
      name="displayName"
      defaultValue={own?.proposedName ?? ''}
      maxLength={maxDisplayNameLength}
      autoComplete="nickname"
      required
      error={error}
    />
  )
}
