import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { endPremium, endUserSessions, grantPremium, restoreUser, sendReset, suspendUser } from './users.api.ts'

export async function userAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const {
    intent,
    lastDay = '',
    seen: shown = '',
    reason = '',
  } = Object.fromEntries(textFields(await request.formData()))
  const seen = shown === '' ? null : Number(shown)
  switch (intent) {
    case 'grant':
      return action(() => grantPremium(context, id, { lastDay, seen }), 'Premium granted')
    case 'end-premium':
      return action(() => endPremium(context, id, seen), 'Premium ended')
    case 'suspend':
      return action(() => suspendUser(context, id, reason), 'Account suspended')
    case 'restore':
      return action(() => restoreUser(context, id), 'Suspension lifted')
    case 'end-sessions':
      return action(() => endUserSessions(context, id), 'Signed out everywhere')
    case 'reset':
      return action(() => sendReset(context, id), 'Link sent')
    default:
      return null
  }
}

const action = (work: () => Promise<unknown>, success: string) =>
  runAction(() => withReauthentication(work), { success, hasSummary: true })
