import type { LoaderFunctionArgs } from 'react-router'

import { readFailure } from './call-error.ts'
import { showToast } from './toasts.ts'

export const notRefreshedText = 'We couldn’t refresh this page. Your changes are still here. Try again in a moment.'

/**
 * Makes the loader of a page with a form return its last data when a background reload fails, so that the form stays.
 * The router handles a failed first load, a redirect and a refusal.
 */
export function keepDataOnFailure<Data>(loader: (args: LoaderFunctionArgs) => Promise<Data>) {
  let last: { url: string; loaded: Data } | undefined
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args.request
    try {
      const loaded = await loader(args)
      if (typeof document !== 'undefined') last = { url, loaded }
      return loaded
    } catch (thrown) {
      const isReload = last?.url === url && url === location.origin + location.pathname + location.search
      if (!last || !isReload || !isTemporary(thrown)) throw thrown
      showToast('error', notRefreshedText)
      return last.loaded
    }
  }
}

/** True for failures that may be temporary: a lost connection, a server error or a rate limit. */
function isTemporary(thrown: unknown): boolean {
  if (thrown instanceof Response) return false
  const status = readFailure(thrown)?.status
  return status === undefined || status >= 500 || status === 429
}
