import { type ActionFunctionArgs, data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import { paths } from '#domain/paths.ts'

import { subscribe } from './mailing.api.ts'

/** `values` refills the form so that the user loses nothing. */
export type SubscribeOutcome =
  | { subscribed: true }
  | { subscribed: false; message?: string; errors: { email?: string }; values: { email: string; firstName: string } }

export async function subscribeAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const { email = '', firstName = '' } = Object.fromEntries(textFields(form))
  const values = { email, firstName }
  try {
    const source = new URL(request.url).pathname === paths.mailingList ? 'footer' : 'recipe_page'
    await subscribe(context, { ...values, source })
    return data<SubscribeOutcome>({ subscribed: true })
  } catch (thrown) {
    const failure = readFailure(thrown)
    const message = failure ? toErrorMessage(failure) : 'An error occurred. Please try again.'
    const result = failure?.fields?.['email'] === undefined ? { message, errors: {} } : { errors: { email: message } }
    return data<SubscribeOutcome>({ subscribed: false, ...result, values }, { status: failure?.status ?? 500 })
  }
}

function toErrorMessage({ code, message, fields }: NonNullable<ReturnType<typeof readFailure>>): string {
  if (fields) return Object.values(fields)[0] ?? message
  return code === 'conflict' || code === 'rate_limited' ? message : 'Failed to subscribe. Please try again.'
}
