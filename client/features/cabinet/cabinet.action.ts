import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction } from '#client/core/run-action.ts'
import { cabinetMessages } from '#domain/cabinet/cabinet.messages.ts'
import type { EditableItem } from '#domain/cabinet/cabinet.types.ts'

import { addItem, editItem, removeItem, subtractFromItem } from './cabinet.api.ts'
import { suggestionsAction } from './suggestions.action.ts'

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
