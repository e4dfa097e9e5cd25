import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, type ActionFunctionArgs, useFetcher } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { runAction, withReauthentication, type ActionResult } from '#client/core/run-action.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { DraftNote } from '#client/ui/draft-note.tsx'
import { Field } from '#client/ui/field.tsx'
import { PersonalFields } from '#client/ui/personal-fields.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFormDraft } from '#client/ui/use-form-draft.ts'
import { useForm } from '#client/ui/use-form.ts'
import { maxDisplayNameLength } from '#domain/community/display-name.rules.ts'
import { paths } from '#domain/paths.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

import { getProfile, changeDisplayName, changeProfile, requestEmailChange } from './profile.api.ts'

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Profile> => {
  await requireMember(args)
  return (await getProfile(args.context)).profile
})

export function Component() {
  return (
    <>
      <PageHead title="Edit Profile" description="Your account details. Only your display name is public." />
      <div className="pt-12 pb-9">
        <Link to={paths.profile} className="stand-alone gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Back to your profile
        </Link>
        <h1>Edit Profile</h1>
        <p className="mt-3 max-w-[60ch] text-[1.14rem] text-quiet">
          Only your display name in the community is public.
        </p>
      </div>
      <ProfileForm profile={useLoaderData<Profile>()} />
    </>
  )
}

const savedMessage = 'Profile updated successfully!'
const emailRequestedMessage = 'Email update initiated! Please check your new email for confirmation.'
const notSavedMessage = 'Failed to save profile'
const nameNotSavedMessage = 'We saved your profile, but not the display name'
const emailNotRequestedMessage = 'We saved your profile, but not the new email address'

/** Saves the details. A new email address only takes effect once its owner has confirmed it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { fullName = '', dateOfBirth = '', location = '', email = '', currentEmail = '' } = fields
  const { displayName, currentName } = fields
  const hasNewEmail = email.trim().toLowerCase() !== currentEmail
  let failureMessage = notSavedMessage
  return runAction(
    async () => {
      await changeProfile(context, { fullName, dateOfBirth, location })
      failureMessage = nameNotSavedMessage
      if (displayName !== undefined && displayName !== currentName) await changeDisplayName(context, displayName)
      failureMessage = emailNotRequestedMessage
      if (hasNewEmail) await withReauthentication(() => requestEmailChange(context, email))
    },
    {
      success: hasNewEmail ? emailRequestedMessage : savedMessage,
      failure: (message) => `${failureMessage}: ${message}`,
      hasSummary: true,
    },
  )
}

/** Form for the member's details. A failed submission keeps the typed values. */
function ProfileForm({ profile }: { profile: Profile }) {
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
