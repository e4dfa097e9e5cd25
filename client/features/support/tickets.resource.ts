import { askToSignIn } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { createDraftRemover } from '#client/core/drafts.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { showToast } from '#client/core/toasts.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { missingFields, submissionError, signInRequired, submissionMessage } from '#domain/support/support.messages.ts'
import { ticketPriorities, type TicketPriority } from '#domain/support/support.types.ts'

import { openTicket } from './support.api.ts'

export type TicketOutcome =
  | { sent: { id: string; emergencies: readonly Emergency[] } }
  | { sent: null; message: string; errors: Record<string, string> }

/** Handles the contact form. Visitors are asked to sign in; their text stays in the form. */
export async function action({ request, context }: ResourceArgs): Promise<TicketOutcome> {
  const { subject = '', message = '', priority, draft } = Object.fromEntries(textFields(await request.formData()))
  if (!hasSessionCookie()) return refuseVisitor()
  const removeDraft = createDraftRemover(draft)
  try {
    const response = await openTicket(context, { subject, message, priority: readPriority(priority) })
    removeDraft()
    showToast('success', submissionMessage)
    return { sent: { id: response.ticket.id, emergencies: response.emergencies } }
  } catch (thrown) {
    const failure = readFailure(thrown)
    if (failure?.code === 'unauthenticated') return refuseVisitor()
    return failureResult(toErrorMessage(failure), failure?.fields)
  }
}

/** Shows only a toast, because an error in the form would stay after signing in. */
function refuseVisitor(): TicketOutcome {
  askToSignIn(signInRequired)
  return { sent: null, message: '', errors: {} }
}

const failureResult = (message: string, errors: Record<string, string> = {}): TicketOutcome => ({
  sent: null,
  message,
  errors,
})

function toErrorMessage(failure: ReturnType<typeof readFailure>): string {
  const errors = Object.values(failure?.fields ?? {})
  if (errors.length > 0) return errors.includes(missingFields) ? missingFields : (errors[0] ?? submissionError)
  // Trying again wouldn't help, so these errors keep their own message.
  const isFinal = failure?.code === 'rate_limited' || failure?.code === 'too_large'
  return isFinal ? failure.message : submissionError
}

const readPriority = (text: string | undefined): TicketPriority =>
  ticketPriorities.find((priority) => priority === text) ?? 'normal'
