import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { clearSession } from '#client/features/accounts/session.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Devices } from '#client/features/profile/devices.tsx'
import { createSessionActions, listOwnDevices } from '#client/features/profile/own-devices.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { groupDigits } from '#domain/figures.ts'
import { defaultSecurityFilters, securityUrl, securityViews } from '#domain/security/security-filters.ts'
import { securityMessages, viewLabels } from '#domain/security/security.messages.ts'
import type { SessionCounts } from '#domain/security/security.types.ts'

import { securityAction } from './admin-security.action.ts'
import { Attempts } from './attempts.tsx'
import { AuditLog } from './audit-log.tsx'
import { ContentReports } from './content-reports.tsx'
import { type LoadedSecurity, loadSecurity } from './load-security.ts'
import { SecurityStyles } from './security-styles.tsx'

export async function loader({ request, context }: LoaderFunctionArgs): Promise<LoadedSecurity> {
  const { user } = await requireAdmin({ request, context })
  return loadSecurity({
    request,
    context,
    ownId: user.id,
    listOwnSessions: () => listOwnDevices(context),
    redirectIfNotAdmin: () => requireAdmin({ request, context }),
  })
}

export const action = (args: ActionFunctionArgs) =>
  securityAction(args, createSessionActions(args.context, clearSession))

export function Component() {
  const loaded = useLoaderData<LoadedSecurity>()
  const { view } = loaded.filters
  return (
    <AdminLayout title="Security">
      <SecurityStyles />
      <nav className="chips security-views" aria-label="Security">
        {securityViews.map((option) => (
          <Link
            key={option}
            to={securityUrl({ ...defaultSecurityFilters, view: option })}
            className="chip"
            aria-current={option === view ? 'page' : undefined}
          >
            {viewLabels[option]}
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{viewLabels[view]}</h2>
      <SecurityView {...loaded} />
    </AdminLayout>
  )
}

function SecurityView({ filters, ...viewData }: LoadedSecurity) {
  if (viewData.view === 'sessions')
    return (
      <div className="account security-sessions">
        <Counts counts={viewData.counts} />
        <Devices sessions={viewData.ownSessions} />
      </div>
    )
  if (viewData.page === null) return <PageDataError failure={securityMessages.notLoaded} />
  if (viewData.view === 'audit') return <AuditLog page={viewData.page} filters={filters} ownId={viewData.ownId} />
  if (viewData.view === 'attempts') return <Attempts page={viewData.page} filters={filters} />
  return <ContentReports page={viewData.page} filters={filters} />
}

const Counts = ({ counts: { open, recentlyUsed, max } }: { counts: SessionCounts }) => (
  <section aria-labelledby="all-sessions">
    <h2 id="all-sessions">All sessions</h2>
    <dl className="account-facts">
      <div>
        <dt>Active</dt>
        <dd>{cappedCountText(open, max)}</dd>
      </div>
      <div>
        <dt>Used in the last 24 hours</dt>
        <dd>{cappedCountText(recentlyUsed, max)}</dd>
      </div>
    </dl>
  </section>
)

const cappedCountText = (count: number, max: number): string =>
  count >= max ? `${groupDigits(max)} or more` : `${count}`
