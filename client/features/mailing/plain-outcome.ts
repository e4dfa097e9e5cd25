import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { errorCodes } from '#domain/errors.ts'

/** Does the work of a form, on the worker as in the browser; what became of it is said on the page alone. */
export async function plainOutcome(work: () => Promise<unknown>) {
  try {
    await work()
    return data<Outcome>({ isDone: true, faults: {} })
  } catch (thrown) {
    const failure = readFailure(thrown) ?? {
      code: 'unavailable' as const,
      fields: undefined,
      ...errorCodes.unavailable,
    }
    const { code, message, fields, status } = failure
    return data<Outcome>({ isDone: false, faults: fields ?? {}, code, ...(!fields && { message }) }, { status })
  }
}
