import type { ApiContext } from '#client/core/api.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { endSession, endSessions, listSessions } from './profile.api.ts'

/** Lists the member's sessions, for pages of other features. */
export const listOwnDevices = (context: ApiContext): Promise<SignedInDevice[]> =>
  listSessions(context).then(({ sessions }) => sessions)

/** Returns functions that end one session by its ID, or all sessions including this one. */
export const createSessionEnders = (context: ApiContext, forgetSession: () => void) => ({
  one: (id: string) => endSession(context, id),
  all: () => endSessions(context).then(forgetSession),
})
