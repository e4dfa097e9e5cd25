import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router'

import { rememberWanted } from '#client/core/wanted-page.ts'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { askSession } from './ask-session.ts'

type Given = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Requests of which it is known who asks. */
const admissions = new WeakMap<Request, Session>()

/** Does what `requireAdmin` does, and lets the first call for the same request after it pass without asking again. */
export async function admitAdmin(given: Given): Promise<void> {
  const session = await requireAdmin(given)
  admissions.set(given.request, session)
}

/**
 * Who is signed in, for the loader of a page that is for members alone; anyone else is sent to the start by a full navigation, and
 * comes back by signing in there.
 */
export async function requireMember({ context, request }: Given): Promise<Session> {
  const admitted = admissions.get(request)
  admissions.delete(request)
  if (admitted) return admitted
  const { session } = await askSession(context)
  if (session) return session
  rememberWanted(request.url)
  throw redirectDocument(paths.authenticationRequired)
}

/** The same for the administrator's pages; a member is sent to the start at once. */
export async function requireAdmin(given: Given): Promise<Session> {
  const session = await requireMember(given)
  if (session.role !== 'admin') throw insteadOf(given, paths.accessDenied)
  return session
}

/** Leads on from an address that is no step back: it is replaced where it stands already, and never entered where a link led to it. */
export const insteadOf = ({ request }: Given, path: string): Response =>
  (new URL(request.url).pathname === location.pathname ? replace : redirect)(path)
