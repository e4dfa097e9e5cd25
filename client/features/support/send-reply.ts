import { data } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { holdDraft } from '#client/core/drafts.ts'
import { attempt } from '#client/core/outcome.ts'
import { notReplied } from '#domain/support/support.words.ts'

/**
 * Sends what was written in a ticket. A toast says that it failed and the form says why; whose session has ended may sign in over
 * what they typed.
 */
export async function sendReply(draft: string | undefined, send: () => Promise<unknown>, success: string) {
  const removeDraft = holdDraft(draft)
  let reason: string | undefined
  const explained = async () => {
    try {
      await send()
      removeDraft()
    } catch (thrown) {
      const failure = readFailure(thrown)
      reason = failure?.message
      if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
      throw thrown
    }
  }
  const { data: outcome, init } = await attempt(explained, { success, failure: () => notReplied })
  return data(reason === undefined ? outcome : { ...outcome, message: reason }, init ?? undefined)
}
