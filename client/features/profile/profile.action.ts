import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveFile } from '#client/core/save-file.ts'

import {
  changePassword,
  deleteAccount,
  deleteSafetyCopy,
  endSession,
  endSessions,
  exportData,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './profile.api.ts'

/**
 * Handles submissions from the profile; `intent` names the action. `clearSession` clears the session in this tab when
 * the member is signed out.
 */
export async function profileAction({ request, context }: ActionFunctionArgs, clearSession: () => void) {
  const { intent = '', present = '', password = '', id = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'change-password':
      return runAction(() => changePassword(context, { present, password }), {
        success: 'Password changed',
        hasSummary: true,
      })
    case 'end-session':
      return runAction(() => endSession(context, id), { success: 'Signed out on that device', hasSummary: true })
    case 'end-sessions':
      return runAction(() => endSessions(context).then(clearSession), { success: 'See you later!', hasSummary: true })
    case 'delete-copy':
      return runAction(() => deleteSafetyCopy(context), { success: 'Copy deleted', hasSummary: true })
    case 'subscribe':
      return runAction(() => subscribeToNewsletter(context), {
        success: 'Check your inbox for a confirmation email',
        hasSummary: true,
      })
    case 'unsubscribe':
      return runAction(() => unsubscribeFromNewsletter(context), {
        success: 'You’re unsubscribed',
        hasSummary: true,
      })
    case 'export':
      return runAction(() => withReauthentication(() => exportData(context).then(saveAsFile)), { hasSummary: true })
    case 'delete-account':
      return runAction(() => deleteAccount(context, password).then(clearSession), {
        success: 'Account deleted',
        hasSummary: true,
      })
    default:
      return null
  }
}

const saveAsFile = (content: unknown) => saveFile('herbal-remedies-my-data.json', JSON.stringify(content, null, 2))
