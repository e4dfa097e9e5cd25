import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction } from '#client/core/run-action.ts'
import { cannedDeletionError, cannedSaveError } from '#domain/support/support.messages.ts'

import { createCannedReply, deleteCannedReply, editCannedReply } from './support.api.ts'

const saveMessages = {
  success: 'Canned reply saved',
  failure: (reason: string) => `${cannedSaveError}: ${reason}`,
  hasSummary: true,
}

export async function cannedRepliesAction({ request, context }: ActionFunctionArgs) {
  const { intent, id = '', title = '', message = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'create':
      return runAction(() => createCannedReply(context, { title, message }), saveMessages)
    case 'edit':
      return runAction(() => editCannedReply(context, id, { title, message }), saveMessages)
    case 'delete':
      return runAction(() => deleteCannedReply(context, id), {
        success: 'Canned reply deleted',
        failure: () => cannedDeletionError,
      })
    default:
      return null
  }
}
