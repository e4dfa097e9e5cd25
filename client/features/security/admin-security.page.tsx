import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { clearSession } from '#client/features/accounts/session.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Devices } from '#client/features/profile/devices.tsx'
import { createSessionActions, listOwnDevices } from '#client/features/profile/own-devices.ts'
import { NotLoaded } from '#client/ui/not-loaded.tsx'
import { groupDigits } from '#domain/figures.ts'
import { noSecurityFilters, securityAddress, securityViews } from '#domain/security/security-filters.ts'
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
    listOwn: () => listOwnDevices(context),
    redirectOthers: () => requireAdmin({ request, context }),
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
        {securityViews.map((one) => (
          <Link
            key={one}
            to={securityAddress({ ...noSecurityFilters, view: one })}
            className="chip"
            aria-current={one === view ? 'page' : undefined}
          >
            {viewLabels[one]}
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{viewLabels[view]}</h2>
      <View {...loaded} />
    </AdminLayout>
  )
}

function View({ filters, ...shown }: LoadedSecurity) {
  if (shown.view === 'sessions')
    return (
      <div className="account security-sessions">
        <Counts counts={shown.counts} />
        <Devices sessions={shown.own} />
      </div>
    )
  if (shown.page === null) return <NotLoaded failure={securityMessages.notLoaded} />
  if (shown.view === 'audit') return <AuditLog page={shown.page} filters={filters} ownId={shown.ownId} />
  if (shown.view === 'attempts') return <Attempts page={shown.page} filters={filters} />
  return <ContentReports page={shown.page} filters={filters} />
}

const Counts = ({ counts: { open, recentlyUsed, max } }: { counts: SessionCounts }) => (
  <section aria-labelledby="all-sessions">
    <h2 id="all-sessions">All sessions</h2>
    <dl className="account-facts">
      <div>
        <dt>Active</dt>
        <dd>{upTo(open, max)}</dd>
      </div>
      <div>
        <dt>Used in the last 24 hours</dt>
        <dd>{upTo(recentlyUsed, max)}</dd>
      </div>
    </dl>
  </section>
)

const upTo = (count: number, max: number): string => (count >= max ? `${groupDigits(max)} or more` : `${count}`)
