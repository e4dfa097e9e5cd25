import { type ErrorCode, errorCodes } from '#domain/errors.ts'

import { readFailure } from './call-error.ts'
import { createDraftRemover } from './drafts.ts'
import { promptForPassword } from './reauthentication.ts'
import { withStatus } from './results.ts'
import { showToast } from './toasts.ts'

/**
 * Result of a form: errors by field name, a message about the whole form, and the new revision of the saved data if a
 * later save must name it.
 */
export type ActionResult = {
  isDone: boolean
  errors: Record<string, string>
  message?: string
  code?: ErrorCode
  revision?: string
}

type Messages = {
  /** A function is called after the work. */
  success?: string | (() => string)
  /** Returns the failure message to show; `code` is the error code of the response. */
  failure?: (message: string, code: ErrorCode) => string
  /** The form has an error summary, which announces every failure; a toast would announce it twice. */
  hasSummary?: boolean
}

/**
 * Runs the work of a form and returns its result. Without an error summary, a toast shows any error that belongs to no
 * field.
 */
export async function runAction(work: () => Promise<unknown>, { success, failure, hasSummary = false }: Messages = {}) {
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
    const text = (failure ?? identity)(error ?? message, code)
    if (!hasSummary && (failure || !fields)) showToast('error', text)
    const outcome: ActionResult = fields
      ? { isDone: false, errors: fields, ...(hasSummary && failure && { message: text }) }
      : { isDone: false, errors: {}, message: text, code }
    return withStatus(outcome, status)
  }
  const message = typeof success === 'function' ? success() : success
  if (message) showToast('success', message)
  return withStatus<ActionResult>({ isDone: true, errors: {}, ...(message && { message }) })
}

const identity = (message: string) => message

/**
 * Saves an edit, after asking for the password again if the API requires it. Removes the draft with this key and adds
 * the new revision to the result.
 */
export async function runSave(
  save: () => Promise<{ revision: string | number }>,
  { draft, ...messages }: Messages & { draft: string | undefined },
) {
  const removeDraft = createDraftRemover(draft)
  let revision: string | undefined
  const { data: result, init } = await runAction(
    () => withReauthentication(async () => void (revision = String((await save()).revision))),
    messages,
  )
  if (revision !== undefined) removeDraft()
  return withStatus<ActionResult>({ ...result, ...(revision !== undefined && { revision }) }, init?.status)
}

/** Runs the work. If the API asks for the password again, asks the member for it and runs the work once more. */
export async function withReauthentication(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'reauthentication_required' || !(await promptForPassword())) throw thrown
    await work()
  }
}
