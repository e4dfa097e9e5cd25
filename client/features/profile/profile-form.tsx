import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { PersonalFields } from '#client/ui/personal-fields.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { maxDisplayNameLength } from '#domain/community/display-name.rules.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

/** Form for the member's details. A failed submission keeps the typed values. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const fetcher = useFetcher<ActionResult>()
  const [submittedProfile, setSubmittedProfile] = useState(profile)
  if (fetcher.state === 'submitting' && submittedProfile !== profile) setSubmittedProfile(profile)
  const form = useForm(fetcher, submittedProfile !== profile)
  const revision = JSON.stringify(profile)
  const draft = useFormDraft(form, 'profile', { revision, fetcher })
  const { errors = {} } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" ref={form} noValidate className="fields" onInput={draft.onInput}>
      <DraftNote draft={draft} revision={revision} />
      <PersonalFields errors={errors} saved={profile} />
      {profile.displayName !== null && (
        <>
          <input type="hidden" name="currentName" value={profile.displayName} />
          <Field
            label="Display name"
            hint="Others see this name on your posts."
            name="displayName"
            autoComplete="nickname"
            maxLength={maxDisplayNameLength}
            required
            defaultValue={profile.displayName}
            error={errors['displayName']}
          />
        </>
      )}
      <input type="hidden" name="currentEmail" value={profile.email} />
      <Field
        label="Email"
        hint="If you change your email address, we’ll send a link to the new one. The change takes effect when you open the link."
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={profile.email}
        error={errors['email']}
      />
      <SubmitButton intent="save" fetcher={fetcher}>
        Save
      </SubmitButton>
      <ActionMessage outcome={fetcher.data} />
    </fetcher.Form>
  )
}
