import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction } from '#client/core/run-action.ts'
import { noteDeletionError, noteSaveError, statusUpdateError } from '#domain/support/support.messages.ts'
import { type TicketStatus, ticketStatuses } from '#domain/support/support.types.ts'
import { isBlank } from '#domain/text-lines.ts'

import { sendReply } from './send-reply.ts'
import { addNote, answerTicket, deleteNote, setTicketStatus } from './support.api.ts'

const successTexts: Record<TicketStatus, string> = {
  open: 'Ticket reopened',
  replied: 'Ticket marked as replied',
  closed: 'Ticket closed',
}

/** Ignores a blank reply. */
export async function adminTicketAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { intent, message = '', note = '', draft } = Object.fromEntries(textFields(await request.formData()))
  const status = ticketStatuses.find((candidate) => candidate === intent)
  if (status)
    return runAction(() => setTicketStatus(context, id, status), {
      success: successTexts[status],
      failure: () => statusUpdateError,
    })
  switch (intent) {
    case 'reply':
      if (isBlank(message)) return null
      return sendReply(draft, () => answerTicket(context, id, message), 'Reply sent')
    case 'note':
      return runAction(() => addNote(context, id, message), {
        success: 'Note saved',
        failure: (reason) => `${noteSaveError}: ${reason}`,
        hasSummary: true,
      })
    case 'delete-note':
      return runAction(() => deleteNote(context, id, note), {
        success: 'Note deleted',
        failure: () => noteDeletionError,
      })
    default:
      return null
  }
}
