import { readFailure } from '#client/core/call-error.ts'

/** Loads a page's data without waiting for the session. `redirectVisitor` throws a redirect for visitors. */
export const loadAsMember = <Data>(request: Promise<Data>, redirectVisitor: () => Promise<unknown>): Promise<Data> =>
  request.catch(async (thrown: unknown) => {
    if (readFailure(thrown)?.code === 'unauthenticated') await redirectVisitor()
    throw thrown
  })

/** Loads a page's data. Returns null for visitors, who see an introduction instead. */
export const loadUnlessVisitor = <Data>(request: Promise<Data>): Promise<Data | null> =>
  request.catch((thrown: unknown) => {
    if (readFailure(thrown)?.code === 'unauthenticated') return null
    throw thrown
  })
