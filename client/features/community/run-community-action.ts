import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { recordWrite } from '#client/core/recent-writes.ts'
import { withStatus } from '#client/core/results.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'

/** `hasSummary` is true if the form has an error summary, which announces failures instead of a toast. */
type ActionMessages<Saved> = {
  success: string | ((saved: Saved) => string)
  failureMessage: string
  includesReason?: boolean
  hasSummary?: boolean
}

/** Runs the request. Shows success in a toast, and failure in the form's error summary or, if it has none, in a toast. */
export async function runCommunityAction<Saved>(
  request: () => Promise<Saved>,
  { success, failureMessage, includesReason = false, hasSummary = false }: ActionMessages<Saved>,
) {
  try {
    const saved = await request()
    recordWrite()
    showToast('success', typeof success === 'string' ? success : success(saved))
    return withStatus<CommunityActionResult<Saved>>({ isDone: true, errors: {}, saved })
  } catch (thrown) {
    const failure = readFailure(thrown)
    if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
    const { code, message, status } = failure ?? serverUnreachable
    const reason = `${failureMessage}: ${message}`
    if (!failure?.fields && !hasSummary) showToast('error', failure && includesReason ? reason : failureMessage)
    const outcome: CommunityActionResult<Saved> = failure?.fields
      ? { isDone: false, errors: failure.fields }
      : { isDone: false, errors: {}, message: hasSummary ? reason : message, code }
    return withStatus(outcome, status)
  }
}

const serverUnreachable = {
  code: 'unavailable',
  message: 'We can’t connect right now. Try again in a moment.',
  status: 503,
} as const

/** `saved` is the API's response for a saved text. */
export type CommunityActionResult<Saved = unknown> = ActionResult & { saved?: Saved }
