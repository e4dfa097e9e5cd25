import { data } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { readFailure } from '#client/core/call-error.ts'
import { showToast } from '#client/core/toasts.ts'

import { noteWriting } from './own-writing.ts'
import type { WritingOutcome } from './writing.types.ts'

/** `isReasonTold`: for what has no form that could tell why it failed. */
type Words<Written> = { done: string | ((written: Written) => string); failed: string; isReasonTold?: boolean }

/** Does the work and says what became of it: faults at their fields, what was refused for a reason in the form, all else by a toast. */
export async function tryWriting<Written>(
  work: () => Promise<Written>,
  { done, failed, isReasonTold = false }: Words<Written>,
) {
  try {
    const written = await work()
    noteWriting()
    void showToast('success', typeof done === 'string' ? done : done(written))
    return data<WritingOutcome<Written>>({ isDone: true, faults: {}, written })
  } catch (thrown) {
    const failure = readFailure(thrown)
    if (failure?.code === 'unauthenticated') openAccountDialog('sign-in')
    if (!failure?.fields) void showToast('error', failure && isReasonTold ? `${failed}: ${failure.message}` : failed)
    const { code, message, status } = failure ?? notReached
    const outcome: WritingOutcome<Written> = failure?.fields
      ? { isDone: false, faults: failure.fields }
      : { isDone: false, faults: {}, message, code }
    return data(outcome, { status })
  }
}

const notReached = {
  code: 'unavailable',
  message: "We can't connect right now. Try again in a moment.",
  status: 503,
} as const
