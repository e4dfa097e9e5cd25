import { readFailure } from './call-error.ts'
import { showToast } from './toasts.ts'

/**
 * What a page shows; null where nobody answered, which `failure` says. `refuse` leads away whoever may not see it, and an
 * address that names nothing is the router's to tell.
 */
export async function loadOrTell<Loaded>(
  load: Promise<Loaded>,
  refuse: () => Promise<unknown>,
  failure: string,
): Promise<Loaded | null> {
  try {
    return await load
  } catch (thrown) {
    const { code } = readFailure(thrown) ?? {}
    if (code === 'unauthenticated' || code === 'forbidden') await refuse()
    if (code === 'not_found' || code === 'invalid') throw thrown
    void showToast('error', failure)
    return null
  }
}
