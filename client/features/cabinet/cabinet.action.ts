import { type ActionFunctionArgs, data, redirect } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { cabinetUrl, shoppingParam } from '#domain/cabinet/cabinet-url.ts'
import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import type { EditableItem } from '#domain/cabinet/cabinet.types.ts'
import { suggestionMessages } from '#domain/cabinet/suggestion.messages.ts'

import { addItem, editItem, removeItem, subtractFromItem, deleteSuggestion, suggestBlend } from './cabinet.api.ts'

/** Handles submissions from the cabinet; `intent` names the action. */
export async function cabinetAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { intent = '', id = '', herbSlug = '', amount = '', use = '' } = fields
  switch (intent) {
    case 'add':
      if (!herbSlug) return null
      return runAction(() => addItem(context, { herbSlug, ...toDetails(fields) }), {
        success: cabinetMessages.added,
        failure: () => cabinetMessages.notAdded,
        hasSummary: true,
      })
    case 'edit': {
      const isAvailable = fields['isAvailable'] === 'on'
      const before: EditableItem = JSON.parse(fields['before'] ?? '{}')
      return runAction(() => editItem(context, id, { ...toDetails(fields), isAvailable, before }), {
        success: cabinetMessages.updated,
        failure: (_, code) => (code === 'not_found' ? cabinetMessages.gone : cabinetMessages.notUpdated),
        hasSummary: true,
      })
    }
    case 'use':
      return runAction(() => subtractFromItem(context, id, { amount, use }), {
        success: cabinetMessages.updated,
        failure: (_, code) => (code === 'not_found' ? cabinetMessages.gone : cabinetMessages.notUpdated),
      })
    case 'remove':
      return runAction(() => removeItem(context, id), {
        success: cabinetMessages.removed,
        failure: () => cabinetMessages.notRemoved,
      })
    default:
      return suggestionsAction(context, fields)
  }
}

const toDetails = ({
  quantity = '',
  storageLocation = '',
  purchaseDate = '',
  expiryDate = '',
  notes = '',
}: Record<string, string>) => ({ quantity, storageLocation, purchaseDate, expiryDate, notes })

export const suggestionIntent = 'suggest'
export const deletionIntent = 'delete-suggestion'

type Fields = Record<string, string>

/** Requests or deletes a suggestion. Returns null for any other `intent`. */
async function suggestionsAction(context: ApiContext, { intent = '', id = '', ...fields }: Fields) {
  if (intent === suggestionIntent) return suggest(context, fields[shoppingParam])
  if (intent !== deletionIntent) return null
  return runAction(() => deleteSuggestion(context, id), {
    success: suggestionMessages.deleted,
    failure: () => suggestionMessages.notDeleted,
  })
}

/** Requests a suggestion and redirects to it, or returns a message if there is none. */
async function suggest(context: ApiContext, shopping: string | undefined) {
  try {
    const { suggestion } = await suggestBlend(context)
    if (!suggestion) return data<ActionResult>({ isDone: true, errors: {}, message: suggestionMessages.noBlend })
    showToast('success', `${suggestion.blendName} is now first in your suggestions`)
    return redirect(cabinetUrl('suggestions', shopping))
  } catch (thrown) {
    const failed = readFailure(thrown)
    const hasMessage = failed?.code === 'conflict' || failed?.code === 'rate_limited'
    return runAction(() => Promise.reject(thrown), {
      failure: (message) => (hasMessage ? message : suggestionMessages.notGenerated),
    })
  }
}
