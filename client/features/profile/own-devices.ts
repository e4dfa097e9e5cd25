import type { RouterContextProvider } from 'react-router'

import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { endSession, endSessions, listSessions } from './profile.api.ts'

type Context = Readonly<RouterContextProvider>

/** Lists the member's sessions, for pages of other features. */
export const listOwnDevices = (context: Context): Promise<SignedInDevice[]> =>
  listSessions(context).then(({ sessions }) => sessions)

/** Returns functions that end one session by its ID, or all sessions including this one. */
export const createSessionEnders = (context: Context, forgetSession: () => void) => ({
  one: (id: string) => endSession(context, id),
  all: () => endSessions(context).then(forgetSession),
})
