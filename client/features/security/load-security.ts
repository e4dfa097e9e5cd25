import type { LoaderFunctionArgs } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'
import { readSecurityFilters, type SecurityFilters } from '#domain/security/security-filters.ts'
import { securityMessages } from '#domain/security/security.messages.ts'
import type { AuditPage, PolicyReportPage, SecurityEventPage, SessionCounts } from '#domain/security/security.types.ts'

import { countSessions, listAudit, listEvents, listReports } from './security.api.ts'

type Shown =
  | { view: 'audit'; page: AuditPage | null; ownId: string }
  | { view: 'attempts'; page: SecurityEventPage | null }
  | { view: 'sessions'; counts: SessionCounts; own: SignedInDevice[] }
  | { view: 'reports'; page: PolicyReportPage | null }

/** `page` is null if the request failed. */
export type LoadedSecurity = Shown & { filters: SecurityFilters }

type LoadArgs = Pick<LoaderFunctionArgs, 'context' | 'request'> & {
  ownId: string
  listOwn: () => Promise<SignedInDevice[]>
  redirectOthers: () => Promise<unknown>
}

/**
 * Loads the view that the URL names. `listOwn` returns the administrator's own sessions. `redirectOthers` redirects
 * everybody else.
 */
export async function loadSecurity({ request, ...args }: LoadArgs): Promise<LoadedSecurity> {
  const filters = readSecurityFilters(new URL(request.url).searchParams)
  return { filters, ...(await load(filters, args)) }
}

async function load(
  filters: SecurityFilters,
  { context, ownId, listOwn, redirectOthers }: Omit<LoadArgs, 'request'>,
): Promise<Shown> {
  const { view } = filters
  const pageOrToast = <Page>(page: Promise<Page>) => loadOrToast(page, redirectOthers, securityMessages.notLoaded)
  if (view === 'attempts') return { view, page: await pageOrToast(listEvents(context, filters)) }
  if (view === 'reports') return { view, page: await pageOrToast(listReports(context, filters)) }
  if (view === 'audit') return { view, page: await pageOrToast(listAudit(context, filters)), ownId }
  const [counts, own] = await Promise.all([countSessions(context), listOwn()])
  return { view, counts, own }
}
