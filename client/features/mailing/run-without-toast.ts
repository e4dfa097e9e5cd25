import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { errorCodes } from '#domain/errors.ts'

/**
 * Runs a form's request, in the worker or in the browser, and returns the outcome without a toast. `toMessage` returns
 * a success message that replaces the default.
 */
export async function runWithoutToast<Result>(
  request: () => Promise<Result>,
  toMessage?: (result: Result) => string | undefined,
) {
  try {
    const result = await request()
    const message = toMessage?.(result)
    return data<ActionResult>({ isDone: true, errors: {}, ...(message !== undefined && { message }) })
  } catch (thrown) {
    const failure = readFailure(thrown) ?? {
      code: 'unavailable' as const,
      fields: undefined,
      ...errorCodes.unavailable,
    }
    const { code, message, fields, status } = failure
    return data<ActionResult>({ isDone: false, errors: fields ?? {}, code, ...(!fields && { message }) }, { status })
  }
}
