import { type ActionFunctionArgs, data } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { statusUpdateError } from '#domain/support/support.messages.ts'

import { sendReply } from './send-reply.ts'
import { replyToTicket, setOwnTicketStatus } from './support.api.ts'

export type ReplyResult = ActionResult & { emergencies?: readonly Emergency[] }

export async function ticketAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { intent, message = '', draft } = Object.fromEntries(textFields(await request.formData()))
  if (intent === 'open' || intent === 'closed')
    return runAction(() => setOwnTicketStatus(context, id, intent), {
      success: intent === 'open' ? 'Ticket reopened' : 'Ticket closed',
      failure: () => statusUpdateError,
    })
  let emergencies: readonly Emergency[] = []
  const sendMessage = async () => {
    ;({ emergencies } = await replyToTicket(context, id, message))
  }
  const result = await sendReply(draft, sendMessage, 'Reply sent')
  return data<ReplyResult>({ ...result.data, emergencies }, result.init ?? undefined)
}
