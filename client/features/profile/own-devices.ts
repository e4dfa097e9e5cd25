import type { RouterContextProvider } from 'react-router'

import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { endSession, endSessions, listSessions } from './profile.api.ts'

type Context = Readonly<RouterContextProvider>

/** Where the member at hand is signed in, for pages of other features that show it. */
export const listOwnDevices = (context: Context): Promise<SignedInDevice[]> =>
  listSessions(context).then(({ sessions }) => sessions)

/** How the member leaves one browser, by what it is known by, and every one, after which nobody is signed in here. */
export const leavingOf = (context: Context, forgetSession: () => void) => ({
  one: (id: string) => endSession(context, id),
  all: () => endSessions(context).then(forgetSession),
})
