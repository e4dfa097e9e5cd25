import { Link, data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { errorCodes } from '#domain/errors.ts'
import { invalidLinkMessage } from '#domain/link-token.ts'
import { paths } from '#domain/paths.ts'

export const BrokenLink = ({ linkText = 'write to us' }: { linkText?: string }) => (
  <p className="mt-5 text-[1.1rem]">
    {invalidLinkMessage}. It may be incomplete. Try the link in another email, or{' '}
    <Link to={paths.contact}>{linkText}</Link>.
  </p>
)

/** Returns the data behind an email link; null with status 404 if the link doesn't work. */
export async function loadLinkData<Data>(request: Promise<Data>) {
  try {
    return data<Data | null>(await request)
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'not_found') throw thrown
    return data<Data | null>(null, { status: 404 })
  }
}

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
