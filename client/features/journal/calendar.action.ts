import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { withStatus } from '#client/core/results.ts'
import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { calendarMessages } from '#domain/calendar/calendar.messages.ts'

import { createFeed, deleteFeed } from './calendar.api.ts'
import { storeSentCups } from './sent-cups.ts'

/** `token` is that of the new feed. */
export type FeedResult = ActionResult & { token?: string }

/** Handles the forms of the page. The field `intent` names the action. */
export async function calendarAction({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const { intent, cups = '[]' } = Object.fromEntries(textFields(await request.formData()))
  if (intent === 'delete')
    return runAction(() => deleteFeed(context).then(() => storeSentCups(undefined)), {
      success: calendarMessages.deleted,
    })
  let token: string | undefined
  const { data, init } = await runAction(
    async () => {
      const created = await createFeed(context, { cups: JSON.parse(cups) })
      ;({ token } = created)
      storeSentCups({ createdAt: created.createdAt, cups })
    },
    { success: calendarMessages.created, hasSummary: true },
  )
  return withStatus<FeedResult>({ ...data, ...(token !== undefined && { token }) }, init?.status)
}
