import { type LoaderFunctionArgs, redirect, replace } from 'react-router'

import { rememberTargetPage } from '#client/core/target-page.ts'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

import { requestSession } from './request-session.ts'

type RequestArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Loaded session of each request. */
const sharedSessions = new WeakMap<Request, Session>()

/** Works like `requireAdmin`, and lets the next `requireMember` call for the same request reuse the session. */
export async function requireAdminAndShare(args: RequestArgs): Promise<void> {
  const session = await requireAdmin(args)
  sharedSessions.set(args.request, session)
}

/**
 * Returns the session for the loader of a members-only page. Sends visitors to the home page; after they sign in there,
 * they return to the page.
 */
export async function requireMember({ context, request }: RequestArgs): Promise<Session> {
  const sharedSession = sharedSessions.get(request)
  sharedSessions.delete(request)
  if (sharedSession) return sharedSession
  const { session } = await requestSession(context)
  if (session) return session
  rememberTargetPage(request.url)
  throw redirectWithoutHistory({ request }, paths.authenticationRequired)
}

/** Works like `requireMember` for admin pages. Redirects other members to the home page. */
export async function requireAdmin(args: RequestArgs): Promise<Session> {
  const session = await requireMember(args)
  if (session.role !== 'admin') throw redirectWithoutHistory(args, paths.accessDenied)
  return session
}

/**
 * Redirects without keeping the requested URL in the history. On a page load, the redirect replaces the history entry.
 * During a navigation, there is no entry yet.
 */
export const redirectWithoutHistory = ({ request }: Pick<RequestArgs, 'request'>, path: string): Response =>
  (new URL(request.url).pathname === location.pathname ? replace : redirect)(path)
