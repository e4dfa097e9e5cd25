import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import { runAction } from '#client/core/run-action.ts'
import {
  categoryCreationError,
  categoryDeletionError,
  categoryUpdateError,
} from '#domain/community/categories.messages.ts'

import { createCategory, deleteCategory, editCategory, reorderCategories, setCategoryActive } from './categories.api.ts'

const notUpdated = () => categoryUpdateError

/** Saves one order at a time; returns null without saving if a later order has replaced it. */
async function saveLatestOrder(write: () => Promise<unknown>) {
  const outcomes: Awaited<ReturnType<typeof runAction>>[] = []
  await queueMutation(
    'order of categories',
    async () => void outcomes.push(await runAction(write, { failure: notUpdated })),
  )
  return outcomes[0] ?? null
}

export async function categoriesAction({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(textFields(await request.formData()))
  const { intent, id = '', name = '', description = '', color = '', icon = '', to = '', order = '' } = fields
  const details = { name, description, color, icon }
  switch (intent) {
    case 'create':
      return runAction(() => createCategory(context, details), {
        success: 'Category created',
        failure: () => categoryCreationError,
        hasSummary: true,
      })
    case 'edit':
      return runAction(() => editCategory(context, id, details), {
        success: 'Category saved',
        failure: notUpdated,
        hasSummary: true,
      })
    case 'show':
      return runAction(() => setCategoryActive(context, id, true), { success: 'Category shown', failure: notUpdated })
    case 'hide':
      return runAction(() => setCategoryActive(context, id, false), { success: 'Category hidden', failure: notUpdated })
    case 'order':
      return saveLatestOrder(() => reorderCategories(context, order.split(' ')))
    case 'delete':
      return runAction(() => deleteCategory(context, id, to), {
        success: 'Category deleted',
        failure: () => categoryDeletionError,
      })
    default:
      return null
  }
}
