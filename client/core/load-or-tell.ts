import { readFailure } from './call-error.ts'
import { showToast } from './toasts.ts'

/** What a page shows, or what it says where nobody answered. */
export type Told<Loaded> = { loaded: Loaded; failure: null } | { loaded: null; failure: string }

/** What a page shows; null where nobody answered, which `failure` says. `refuse` is that of `loadAndTell`. */
export async function loadOrTell<Loaded>(
  load: Promise<Loaded>,
  refuse: () => Promise<unknown>,
  failure: string,
): Promise<Loaded | null> {
  const { loaded } = await loadAndTell(load, refuse, () => failure)
  return loaded
}

/**
 * The same with what is said, which may hold what was answered: undefined where nobody answered at all. `refuse` leads away
 * whoever may not see it, and an address that names nothing is the router's to tell.
 */
export async function loadAndTell<Loaded>(
  load: Promise<Loaded>,
  refuse: () => Promise<unknown>,
  failureWords: (message: string | undefined) => string,
): Promise<Told<Loaded>> {
  try {
    return { loaded: await load, failure: null }
  } catch (thrown) {
    const { code, message } = readFailure(thrown) ?? {}
    if (code === 'unauthenticated' || code === 'forbidden') await refuse()
    if (code === 'not_found' || code === 'invalid') throw thrown
    const failure = failureWords(message)
    void showToast('error', failure)
    return { loaded: null, failure }
  }
}
