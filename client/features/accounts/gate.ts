import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router'

import { rememberTargetPage } from '#client/core/target-page.ts'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { callSession } from './call-session.ts'

type RequestArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Sessions already loaded, by request. */
const knownSessions = new WeakMap<Request, Session>()

/** Works like `requireAdmin`, and lets the next `requireMember` call for the same request reuse the session. */
export async function admitAdmin(args: RequestArgs): Promise<void> {
  const session = await requireAdmin(args)
  knownSessions.set(args.request, session)
}

/**
 * Returns the session for the loader of a members-only page. Sends visitors to the home page with a full navigation;
 * after they sign in there, they return to the page.
 */
export async function requireMember({ context, request }: RequestArgs): Promise<Session> {
  const admitted = knownSessions.get(request)
  knownSessions.delete(request)
  if (admitted) return admitted
  const { session } = await callSession(context)
  if (session) return session
  rememberTargetPage(request.url)
  throw redirectDocument(paths.authenticationRequired)
}

/** Works like `requireMember` for admin pages. Redirects other members to the home page. */
export async function requireAdmin(args: RequestArgs): Promise<Session> {
  const session = await requireMember(args)
  if (session.role !== 'admin') throw redirectInstead(args, paths.accessDenied)
  return session
}

/**
 * Redirects without leaving the requested URL in the history. If the browser is already there, the redirect replaces
 * the history entry; otherwise the browser never enters it.
 */
export const redirectInstead = ({ request }: RequestArgs, path: string): Response =>
  (new URL(request.url).pathname === location.pathname ? replace : redirect)(path)
