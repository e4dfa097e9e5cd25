import type { Session } from '#domain/accounts/accounts.types.ts'

import { createStore } from './store.ts'

/** Latest session request, shared by all parts of the page. */
export const sharedSession: { request?: Promise<{ session: Session | null }> } = {}

/** Number of 401 responses. After each of them, the page loads the session again, because it may have ended. */
export const unauthorizedCount = createStore(0)

export function recordUnauthorized(): void {
  delete sharedSession.request
  unauthorizedCount.set(unauthorizedCount.get() + 1)
}
