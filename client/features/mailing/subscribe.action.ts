import { type ActionFunctionArgs, redirect } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { type WithStatus, withStatus } from '#client/core/results.ts'

import { subscribe } from './mailing.api.ts'

/** `values` refills the form after an error. */
export type SubscribeOutcome =
  | { subscribed: true }
  | { subscribed: false; message?: string; errors: { email?: string }; values: { email: string; firstName: string } }

/** Handles the newsletter form, in the browser and in the worker. */
export async function action({
  request,
  context,
}: Pick<ResourceArgs, 'request' | 'context'>): Promise<WithStatus<SubscribeOutcome>> {
  const form = await request.formData().catch(() => new FormData())
  const { email = '', firstName = '', source } = Object.fromEntries(textFields(form))
  const values = { email, firstName }
  try {
    await subscribe(context, { ...values, source: source === 'footer' ? source : 'recipe_page' })
    return withStatus<SubscribeOutcome>({ subscribed: true })
  } catch (thrown) {
    const failure = readFailure(thrown)
    const message = failure ? toErrorMessage(failure) : 'An error occurred. Please try again.'
    const result = failure?.fields?.['email'] === undefined ? { message, errors: {} } : { errors: { email: message } }
    return withStatus<SubscribeOutcome>({ subscribed: false, ...result, values }, failure?.status ?? 500)
  }
}

function toErrorMessage({ code, message, fields }: NonNullable<ReturnType<typeof readFailure>>): string {
  if (fields) return Object.values(fields)[0] ?? message
  return code === 'conflict' || code === 'rate_limited' ? message : 'Failed to subscribe. Please try again.'
}

/** Handles the newsletter form of a browser without JavaScript. */
export async function postAction(args: ActionFunctionArgs) {
  const outcome = await action(args)
  return outcome.data.subscribed ? redirect(`${new URL(args.request.url).pathname}#subscribed`, 303) : outcome
}
