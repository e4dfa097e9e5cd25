import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { holdDraft } from '#client/core/drafts.ts'
import { runAction } from '#client/core/outcome.ts'
import { notReplied } from '#domain/support/support.words.ts'

/**
 * Sends what was written in a ticket. The form says that it failed and why; whose session has ended may sign in over what they typed.
 */
export async function sendReply(draft: string | undefined, send: () => Promise<unknown>, success: string) {
  const removeDraft = holdDraft(draft)
  const explained = async () => {
    try {
      await send()
      removeDraft()
    } catch (thrown) {
      const failure = readFailure(thrown)
      if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
      throw thrown
    }
  }
  return runAction(explained, {
    success,
    failure: (reason) => `${notReplied}: ${reason}`,
    hasSummary: true,
  })
}
