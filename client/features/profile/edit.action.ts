import { type ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { askForAddress, changeProfile } from './profile.api.ts'

const saved = 'Profile updated successfully!'
const asked = 'Email update initiated! Please check your new email for confirmation.'
const notSaved = 'Failed to save profile'
const notAsked = 'We saved your profile, but not the new email address'

/** Saves the details. A new email address only takes effect once its owner has confirmed it. */
export async function editAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { fullName = '', dateOfBirth = '', location = '', email = '', presentEmail = '' } = fields
  const isMoving = email.trim().toLowerCase() !== presentEmail
  let failed = notSaved
  return runAction(
    async () => {
      await changeProfile(context, { fullName, dateOfBirth, location })
      failed = notAsked
      if (isMoving) await withReauthentication(() => askForAddress(context, email))
    },
    { success: isMoving ? asked : saved, failure: (message) => `${failed}: ${message}`, hasSummary: true },
  )
}
