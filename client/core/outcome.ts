import { data } from 'react-router'

import { type ErrorCode, errorCodes } from '#domain/errors.ts'

import { readFailure } from './call-error.ts'
import { promptForPassword } from './proof.ts'
import { showToast } from './toasts.ts'

/** What became of a form: faults by the names of their fields, and what is said of the whole. */
export type ActionResult = { isDone: boolean; errors: Record<string, string>; message?: string; code?: ErrorCode }

type Said = {
  success?: string
  /** What is said of a failure; `code` is that of the answer. */
  failure?: (message: string, code: ErrorCode) => string
  /** Its form shows an error summary, which announces every failure: a toast would announce it again. */
  hasSummary?: boolean
}

/** Does the work of a form and says what became of it; without an error summary, a toast tells what no field can tell. */
export async function runAction(work: () => Promise<unknown>, { success, failure, hasSummary = false }: Said = {}) {
  try {
    await work()
  } catch (thrown) {
    const failed = readFailure(thrown)
    const { code, message, fields, status } = {
      code: 'internal' as const,
      fields: undefined,
      ...errorCodes.internal,
      ...failed,
    }
    const [error] = Object.values(fields ?? {})
    const text = (failure ?? asItIs)(error ?? message, code)
    if (!hasSummary && (failure || !fields)) void showToast('error', text)
    const outcome: ActionResult = fields
      ? { isDone: false, errors: fields, ...(hasSummary && failure && { message: text }) }
      : { isDone: false, errors: {}, message: text, code }
    return data(outcome, { status })
  }
  if (success) void showToast('success', success)
  return data<ActionResult>({ isDone: true, errors: {}, ...(success && { message: success }) })
}

const asItIs = (message: string) => message

/** Does the work; where the password was given too long ago for it, asks for it and does the work then. */
export async function withReauthentication(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'reauthentication_required' || !(await promptForPassword())) throw thrown
    await work()
  }
}
