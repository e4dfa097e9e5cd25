import { type ActionFunctionArgs, data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { errorCodes } from '#domain/errors.ts'

import { unsubscribe } from './mailing.api.ts'

/** Ends the subscription of the link at hand, on the worker as in the browser. */
export async function leave({ context, params: { token = '' } }: ActionFunctionArgs) {
  try {
    await unsubscribe(context, token)
    return data<Outcome>({ isDone: true, faults: {} })
  } catch (thrown) {
    const { code, message, status } = readFailure(thrown) ?? { code: 'unavailable' as const, ...errorCodes.unavailable }
    return data<Outcome>({ isDone: false, faults: {}, code, message }, { status })
  }
}
