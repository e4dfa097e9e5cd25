import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveFile } from '#client/core/save-file.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { clearSession } from '#client/features/accounts/session.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Devices, createSessionActions, listOwnDevices } from '#client/features/profile/devices.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'
import { toUtcDay } from '#domain/days.ts'
import { groupDigits } from '#domain/figures.ts'
import {
  defaultSecurityFilters,
  securityUrl,
  securityViews,
  parseSecurityFilters,
  type SecurityFilters,
} from '#domain/security/security-filters.ts'
import { securityMessages, viewLabels } from '#domain/security/security.messages.ts'
import type { SessionCounts, AuditPage, PolicyReportPage, SecurityEventPage } from '#domain/security/security.types.ts'

import { Attempts } from './attempts.tsx'
import { AuditLog } from './audit-log.tsx'
import { ContentReports } from './content-reports.tsx'
import { countSessions, listAudit, listEvents, listReports, exportAudit } from './security.api.ts'

type ViewData =
  | { view: 'audit'; page: AuditPage | null; ownId: string }
  | { view: 'attempts'; page: SecurityEventPage | null }
  | { view: 'sessions'; counts: SessionCounts; ownSessions: SignedInDevice[] }
  | { view: 'reports'; page: PolicyReportPage | null }

/** `page` is null if the request failed. */
type Loaded = ViewData & { filters: SecurityFilters }

/** Loads the view that the URL names. */
export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { user } = await requireAdmin(args)
  const filters = parseSecurityFilters(new URL(args.request.url).searchParams)
  return { filters, ...(await loadView(args, filters, user.id)) }
}

async function loadView(args: LoaderFunctionArgs, filters: SecurityFilters, ownId: string): Promise<ViewData> {
  const { view } = filters
  const { context } = args
  const loadPage = <Page,>(page: Promise<Page>) =>
    loadOrToast(page, () => requireAdmin(args), securityMessages.notLoaded)
  if (view === 'attempts') return { view, page: await loadPage(listEvents(context, filters)) }
  if (view === 'reports') return { view, page: await loadPage(listReports(context, filters)) }
  if (view === 'audit') return { view, page: await loadPage(listAudit(context, filters)), ownId }
  const [counts, ownSessions] = await Promise.all([countSessions(context), listOwnDevices(context)])
  return { view, counts, ownSessions }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, id = '' } = Object.fromEntries(textFields(await request.formData()))
  const sessionActions = createSessionActions(context, clearSession)
  switch (intent) {
    case 'export': {
      const filters = parseSecurityFilters(new URL(request.url).searchParams)
      const exportLog = () =>
        withReauthentication(() => exportAudit(context, filters).then(({ csv }) => saveAsFile(csv)))
      return runAction(exportLog, { success: securityMessages.exported, failure: securityMessages.exportFailed })
    }
    case 'end-session':
      return runAction(() => sessionActions.endOne(id), { success: 'Signed out on that device' })
    case 'end-sessions':
      return runAction(sessionActions.endAll, { success: 'See you later!' })
    default:
      return null
  }
}

const saveAsFile = (csv: string) => saveFile(`herbal-remedies-audit-${toUtcDay(Date.now())}.csv`, csv, 'text/csv')

export function Component() {
  const loaded = useLoaderData<Loaded>()
  const { view } = loaded.filters
  return (
    <AdminLayout title="Security">
      <nav className="chips mx-0 mb-6.5 flex-wrap overflow-visible p-0" aria-label="Security">
        {securityViews.map((option) => (
          <Link
            key={option}
            to={securityUrl({ ...defaultSecurityFilters, view: option })}
            className="chip order-0"
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

function SecurityView({ filters, ...viewData }: Loaded) {
  if (viewData.view === 'sessions')
    return (
      <div className="account grid max-w-[46rem] gap-9 [&_section>p]:mt-4 [&_section>p]:mb-3">
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
    <h2 id="all-sessions" className="mb-3">
      All sessions
    </h2>
    <dl className="fact-list border-b border-line">
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
