import type { LoaderFunctionArgs } from 'react-router'

import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'
import { readSecurityFilters, type SecurityFilters } from '#domain/security/security-filters.ts'
import type { AuditPage, PolicyReportPage, SecurityEventPage, SessionCounts } from '#domain/security/security.types.ts'

import { countSessions, listAudit, listEvents, listReports } from './security.api.ts'

type Shown =
  | { view: 'audit'; page: AuditPage; ownId: string }
  | { view: 'attempts'; page: SecurityEventPage }
  | { view: 'sessions'; counts: SessionCounts; own: SignedInDevice[] }
  | { view: 'reports'; page: PolicyReportPage }

export type LoadedSecurity = { shown: Shown; filters: SecurityFilters }

type Given = Pick<LoaderFunctionArgs, 'context' | 'request'> & {
  ownId: string
  listOwn: () => Promise<SignedInDevice[]>
}

/** What the view that the address names shows; `listOwn` tells where the administrator is signed in. */
export async function loadSecurity({ request, ...given }: Given): Promise<LoadedSecurity> {
  const filters = readSecurityFilters(new URL(request.url).searchParams)
  return { filters, shown: await load(filters, given) }
}

async function load(filters: SecurityFilters, { context, ownId, listOwn }: Omit<Given, 'request'>): Promise<Shown> {
  const { view } = filters
  if (view === 'attempts') return { view, page: await listEvents(context, filters) }
  if (view === 'reports') return { view, page: await listReports(context, filters) }
  if (view === 'audit') return { view, page: await listAudit(context, filters), ownId }
  const [counts, own] = await Promise.all([countSessions(context), listOwn()])
  return { view, counts, own }
}
