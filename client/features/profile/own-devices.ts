import type { ApiContext } from '#client/core/api.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { endSession, endSessions, listSessions } from './profile.api.ts'

/** Lists the member's sessions, for pages of other features. */
export const listOwnDevices = (context: ApiContext): Promise<SignedInDevice[]> =>
  listSessions(context).then(({ sessions }) => sessions)

/** Returns functions that end one session by its ID, or all sessions including this one. */
export const createSessionActions = (context: ApiContext, clearSession: () => void) => ({
  endOne: (id: string) => endSession(context, id),
  endAll: () => endSessions(context).then(clearSession),
})
