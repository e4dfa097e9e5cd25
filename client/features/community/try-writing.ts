import { data } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { showToast } from '#client/core/toasts.ts'

import { recordWriting } from './own-writing.ts'
import type { WritingOutcome } from './writing.types.ts'

/** `hasSummary` is true if the form has an error summary, which announces failures instead of a toast. */
type WritingMessages<Written> = {
  done: string | ((written: Written) => string)
  failed: string
  showsReason?: boolean
  hasSummary?: boolean
}

/** Runs the work. Shows success in a toast, and failure in the form's error summary or, if it has none, in a toast. */
export async function tryWriting<Written>(
  work: () => Promise<Written>,
  { done, failed, showsReason = false, hasSummary = false }: WritingMessages<Written>,
) {
  try {
    const written = await work()
    recordWriting()
    void showToast('success', typeof done === 'string' ? done : done(written))
    return data<WritingOutcome<Written>>({ isDone: true, errors: {}, written })
  } catch (thrown) {
    const failure = readFailure(thrown)
    if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
    const { code, message, status } = failure ?? serverUnreachable
    const reason = `${failed}: ${message}`
    if (!failure?.fields && !hasSummary) void showToast('error', failure && showsReason ? reason : failed)
    const outcome: WritingOutcome<Written> = failure?.fields
      ? { isDone: false, errors: failure.fields }
      : { isDone: false, errors: {}, message: hasSummary ? reason : message, code }
    return data(outcome, { status })
  }
}

const serverUnreachable = {
  code: 'unavailable',
  message: 'We can’t connect right now. Try again in a moment.',
  status: 503,
} as const
