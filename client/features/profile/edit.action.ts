import { type ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { changeDisplayName, changeProfile, requestEmailChange } from './profile.api.ts'

const savedMessage = 'Profile updated successfully!'
const emailRequestedMessage = 'Email update initiated! Please check your new email for confirmation.'
const notSavedMessage = 'Failed to save profile'
const nameNotSavedMessage = 'We saved your profile, but not the display name'
const emailNotRequestedMessage = 'We saved your profile, but not the new email address'

/** Saves the details. A new email address only takes effect once its owner has confirmed it. */
export async function editAction({ request, context }: ActionFunctionArgs) {
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
