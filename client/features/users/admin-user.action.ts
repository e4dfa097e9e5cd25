import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { endPremium, endUserSessions, grantPremium, restoreUser, sendReset, suspendUser } from './users.api.ts'

export async function userAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const {
    intent,
    lastDay = '',
    seen: seenText = '',
    reason = '',
  } = Object.fromEntries(textFields(await request.formData()))
  const seen = seenText === '' ? null : Number(seenText)
  switch (intent) {
    case 'grant':
      return runUserAction(() => grantPremium(context, id, { lastDay, seen }), 'Premium granted')
    case 'end-premium':
      return runUserAction(() => endPremium(context, id, seen), 'Premium ended')
    case 'suspend':
      return runUserAction(() => suspendUser(context, id, reason), 'Account suspended')
    case 'restore':
      return runUserAction(() => restoreUser(context, id), 'Suspension lifted')
    case 'end-sessions':
      return runUserAction(() => endUserSessions(context, id), 'Signed out everywhere')
    case 'reset':
      return runUserAction(() => sendReset(context, id), 'Link sent')
    default:
      return null
  }
}

const runUserAction = (request: () => Promise<unknown>, success: string) =>
  runAction(() => withReauthentication(request), { success, hasSummary: true })
