import type { LoaderFunctionArgs } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'
import { parseSecurityFilters, type SecurityFilters } from '#domain/security/security-filters.ts'
import { securityMessages } from '#domain/security/security.messages.ts'
import type { AuditPage, PolicyReportPage, SecurityEventPage, SessionCounts } from '#domain/security/security.types.ts'

import { countSessions, listAudit, listEvents, listReports } from './security.api.ts'

type ViewData =
  | { view: 'audit'; page: AuditPage | null; ownId: string }
  | { view: 'attempts'; page: SecurityEventPage | null }
  | { view: 'sessions'; counts: SessionCounts; ownSessions: SignedInDevice[] }
  | { view: 'reports'; page: PolicyReportPage | null }

/** `page` is null if the request failed. */
export type LoadedSecurity = ViewData & { filters: SecurityFilters }

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'request'> & {
  ownId: string
  listOwnSessions: () => Promise<SignedInDevice[]>
  redirectIfNotAdmin: () => Promise<unknown>
}

/**
 * Loads the view that the URL names. `listOwnSessions` returns the administrator's own sessions. `redirectIfNotAdmin` redirects
 * everybody else.
 */
export async function loadSecurity({ request, ...args }: LoadArgs): Promise<LoadedSecurity> {
  const filters = parseSecurityFilters(new URL(request.url).searchParams)
  return { filters, ...(await load(filters, args)) }
}

async function load(
  filters: SecurityFilters,
  { context, ownId, listOwnSessions, redirectIfNotAdmin }: Omit<LoadArgs, 'request'>,
): Promise<ViewData> {
  const { view } = filters
  const loadPage = <Page>(page: Promise<Page>) => loadOrToast(page, redirectIfNotAdmin, securityMessages.notLoaded)
  if (view === 'attempts') return { view, page: await loadPage(listEvents(context, filters)) }
  if (view === 'reports') return { view, page: await loadPage(listReports(context, filters)) }
  if (view === 'audit') return { view, page: await loadPage(listAudit(context, filters)), ownId }
  const [counts, ownSessions] = await Promise.all([countSessions(context), listOwnSessions()])
  return { view, counts, ownSessions }
}
