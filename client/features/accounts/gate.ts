import { type LoaderFunctionArgs, redirect, redirectDocument, replace } from 'react-router'

import { rememberWanted } from '#client/core/wanted-page.ts'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { askSession } from './ask-session.ts'

type Given = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Requests whose session is already known. */
const admissions = new WeakMap<Request, Session>()

/** Works like `requireAdmin`, and lets the next `requireMember` call for the same request reuse the session. */
export async function admitAdmin(given: Given): Promise<void> {
  const session = await requireAdmin(given)
  admissions.set(given.request, session)
}

/**
 * Returns the session for the loader of a members-only page. Sends visitors to the home page with a full navigation;
 * after signing in there, they return to the page.
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

/** Works like `requireMember` for admin pages. Redirects other members to the home page. */
export async function requireAdmin(given: Given): Promise<Session> {
  const session = await requireMember(given)
  if (session.role !== 'admin') throw insteadOf(given, paths.accessDenied)
  return session
}

/**
 * Redirects without leaving the requested URL in the history: replaces the entry if the browser is already there,
 * otherwise redirects before entering it.
 */
export const insteadOf = ({ request }: Given, path: string): Response =>
  (new URL(request.url).pathname === location.pathname ? replace : redirect)(path)
