import { type ActionFunctionArgs, data } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult } from '#client/core/run-action.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { statusNotUpdated } from '#domain/support/support.messages.ts'

import { sendReply } from './send-reply.ts'
import { setOwnStatus, writeBack } from './support.api.ts'

export type WrittenBack = ActionResult & { emergencies?: readonly Emergency[] }

export async function ticketAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const { intent, message = '', draft } = Object.fromEntries(textFields(await request.formData()))
  if (intent === 'open' || intent === 'closed')
    return runAction(() => setOwnStatus(context, id, intent), {
      success: intent === 'open' ? 'Ticket reopened' : 'Ticket closed',
      failure: () => statusNotUpdated,
    })
  let emergencies: readonly Emergency[] = []
  const writing = async () => {
    ;({ emergencies } = await writeBack(context, id, message))
  }
  const written = await sendReply(draft, writing, 'Reply sent')
  return data<WrittenBack>({ ...written.data, emergencies }, written.init ?? undefined)
}
