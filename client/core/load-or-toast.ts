import { readFailure } from './call-error.ts'
import { showToast } from './toasts.ts'

export type LoadResult<Loaded> = { loaded: Loaded; failure: null } | { loaded: null; failure: string }

/** Returns the page data, or null after showing `failure`. `refuse` works as in `loadOrMessage`. */
export async function loadOrToast<Loaded>(
  load: Promise<Loaded>,
  refuse: () => Promise<unknown>,
  failure: string,
): Promise<Loaded | null> {
  const { loaded } = await loadOrMessage(load, refuse, () => failure)
  return loaded
}

/**
 * Returns the page data or a failure message. `getFailure` receives the API's message, or undefined if there was no
 * response. `refuse` redirects a user who may not see the page. Errors for an unknown or invalid URL are thrown to the
 * router.
 */
export async function loadOrMessage<Loaded>(
  load: Promise<Loaded>,
  refuse: () => Promise<unknown>,
  getFailure: (message: string | undefined) => string,
): Promise<LoadResult<Loaded>> {
  try {
    return { loaded: await load, failure: null }
  } catch (thrown) {
    const { code, message } = readFailure(thrown) ?? {}
    if (code === 'unauthenticated' || code === 'forbidden') await refuse()
    if (code === 'not_found' || code === 'invalid') throw thrown
    const failure = getFailure(message)
    showToast('error', failure)
    return { loaded: null, failure }
  }
}
