import { data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { showToast } from '#client/core/toasts.ts'
import { errorCodes } from '#domain/errors.ts'

/** What became of a form: faults by the names of their fields, and what is said of the whole. */
export type Outcome = { isDone: boolean; faults: Record<string, string>; message?: string }

type Said = { success?: string; failure?: (message: string) => string }

/** Does the work of a form and says what became of it; a toast tells what no field can tell. */
export async function attempt(work: () => Promise<unknown>, { success, failure }: Said = {}) {
  try {
    await work()
  } catch (thrown) {
    const { message, fields, status } = { fields: undefined, ...errorCodes.internal, ...readFailure(thrown) }
    const [fault] = Object.values(fields ?? {})
    const text = (failure ?? asItIs)(fault ?? message)
    if (failure || !fields) void showToast('error', text)
    const outcome: Outcome = fields ? { isDone: false, faults: fields } : { isDone: false, faults: {}, message: text }
    return data(outcome, { status })
  }
  if (success) void showToast('success', success)
  return data<Outcome>({ isDone: true, faults: {}, ...(success && { message: success }) })
}

const asItIs = (message: string) => message
