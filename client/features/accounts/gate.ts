import { redirectDocument, type RouterContextProvider } from 'react-router'

import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { getSession } from './accounts.api.ts'

type Context = Readonly<RouterContextProvider>

/** Who is signed in, for the loader of a page that is for members alone; anyone else is sent to the start by a full navigation. */
export async function requireMember(context: Context): Promise<Session> {
  const { session } = await getSession(context)
  if (!session) throw redirectDocument(paths.authenticationRequired)
  return session
}

/** The same for the administrator's pages. */
export async function requireAdmin(context: Context): Promise<Session> {
  const session = await requireMember(context)
  if (session.role !== 'admin') throw redirectDocument(paths.accessDenied)
  return session
}
