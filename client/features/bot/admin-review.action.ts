import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'

import { approveRecipe, editWaiting, rejectRecipe } from './bot.api.ts'

export async function reviewAction({ request, context }: ActionFunctionArgs) {
  const entries = textFields(await request.formData())
  const fields = Object.fromEntries(entries)
  const { intent, id = '', name = '', description = '', steps = '', reason = '', updatedAt } = fields
  switch (intent) {
    case 'approve':
      return runAction(() => withReauthentication(() => approveRecipe(context, id)), {
        success: `“${name}” published`,
        failure: (message) => `Failed to approve: ${message}`,
        hasSummary: true,
      })
    case 'reject':
      return runAction(() => withReauthentication(() => rejectRecipe(context, id, reason)), {
        success: `“${name}” rejected`,
        failure: (message) => `Failed to reject: ${message}`,
        hasSummary: true,
      })
    case 'edit': {
      const grams = entries.flatMap(([field, text]) => (field === 'grams' ? [readGrams(text)] : []))
      const instructions = steps
        .split('\n')
        .map((step) => step.trim())
        .filter(Boolean)
      const edit = { updatedAt: Number(updatedAt), name, description, instructions, grams }
      return runAction(() => editWaiting(context, id, edit), { success: 'Saved and checked again' })
    }
    default:
      return null
  }
}

/** Returns grams of dried herb per cup; null if the text is blank, as for a kitchen ingredient. */
const readGrams = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')))
