import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { withStatus } from '#client/core/results.ts'
import { type ActionResult, runAction, withReauthentication } from '#client/core/run-action.ts'
import { pharmacistLinkMessages } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import { linkDays, sharedParts } from '#domain/pharmacist-links/shared-parts.ts'

import { createLink, endLink } from './pharmacist-links.api.ts'

/** `token` is that of the new link. */
export type LinkResult = ActionResult & { token?: string }

/** Handles the forms of the page. The field `intent` names the action. */
export async function pharmacistLinksAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const form = await request.formData()
  const { id = '', intent, days: chosenDays } = Object.fromEntries(textFields(form))
  if (intent === 'end') return runAction(() => endLink(context, id), { success: pharmacistLinkMessages.ended })
  const parts = sharedParts.filter((part) => form.getAll('parts').includes(part))
  const days = linkDays.find((count) => String(count) === chosenDays) ?? linkDays[0]
  let token: string | undefined
  const { data, init } = await runAction(
    () => withReauthentication(async () => void ({ token } = await createLink(context, { id, parts, days }))),
    { success: pharmacistLinkMessages.created, hasSummary: true },
  )
  return withStatus<LinkResult>({ ...data, ...(token !== undefined && { token }) }, init?.status)
}
