import { type ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { changeDisplayName, changeProfile, requestEmailChange } from './profile.api.ts'

const saved = 'Profile updated successfully!'
const emailRequested = 'Email update initiated! Please check your new email for confirmation.'
const notSaved = 'Failed to save profile'
const nameNotSaved = 'We saved your profile, but not the display name'
const emailNotRequested = 'We saved your profile, but not the new email address'

/** Saves the details. A new email address only takes effect once its owner has confirmed it. */
export async function editAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { fullName = '', dateOfBirth = '', location = '', email = '', currentEmail = '' } = fields
  const { displayName, currentName } = fields
  const hasNewEmail = email.trim().toLowerCase() !== currentEmail
  let failureMessage = notSaved
  return runAction(
    async () => {
      await changeProfile(context, { fullName, dateOfBirth, location })
      failureMessage = nameNotSaved
      if (displayName !== undefined && displayName !== currentName) await changeDisplayName(context, displayName)
      failureMessage = emailNotRequested
      if (hasNewEmail) await withReauthentication(() => requestEmailChange(context, email))
    },
    {
      success: hasNewEmail ? emailRequested : saved,
      failure: (message) => `${failureMessage}: ${message}`,
      hasSummary: true,
    },
  )
}
