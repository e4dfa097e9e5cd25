import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { createDraftRemover } from '#client/core/drafts.ts'
import { runAction } from '#client/core/run-action.ts'
import { replyError } from '#domain/support/support.messages.ts'

/**
 * Sends a message in a ticket. The form shows why sending failed. If the session has ended, the sign-in dialog opens.
 */
export async function sendReply(draft: string | undefined, send: () => Promise<unknown>, success: string) {
  const removeDraft = createDraftRemover(draft)
  const sendAndRemoveDraft = async () => {
    try {
      await send()
      removeDraft()
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
      throw thrown
    }
  }
  return runAction(sendAndRemoveDraft, {
    success,
    failure: (reason) => `${replyError}: ${reason}`,
    hasSummary: true,
  })
}
