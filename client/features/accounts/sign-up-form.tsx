import { useFetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { PersonalFields } from '#client/ui/personal-fields.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { paths, sessionDataPath } from '#domain/paths.ts'

import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { TypedValues } from './typed-values.ts'

export function SignUpForm({ typedValues }: { typedValues: TypedValues }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const { errors = {} } = fetcher.data ?? {}
  const userInputs = [typedValues['fullName'] ?? '', typedValues['email'] ?? '']
  return (
    <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
      <ActionMessage outcome={fetcher.data} />
      <PersonalFields errors={errors} saved={{ fullName: '', dateOfBirth: null, location: null, ...typedValues }} />
      <EmailField typedValues={typedValues} error={errors['email']} />
      <NewPasswordFields errors={errors} userInputs={userInputs} />
      <SubmitButton fetcher={fetcher} intent="sign-up">
        Create Account
      </SubmitButton>
      <small className="text-quiet">
        Our <a href={paths.privacy}>Privacy Policy</a> explains what we store about you and for how long.
      </small>
    </fetcher.Form>
  )
}
