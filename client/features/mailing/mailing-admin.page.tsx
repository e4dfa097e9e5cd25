import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { groupDigits } from '#domain/figures.ts'
import { countsLoadError, statusLabels } from '#domain/mailing/subscribers.messages.ts'
import { type MailingCounts, statuses } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'

import { subscribersUrl, defaultFilters } from './subscriber-filters.ts'
import { getCounts } from './subscribers.api.ts'

type Loaded = { counts: MailingCounts | null }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  const response = await loadOrToast(getCounts(args.context), () => requireAdmin(args), countsLoadError)
  return { counts: response && response.counts }
}

export function Component() {
  const { counts } = useLoaderData<Loaded>()
  return (
    <MailingLayout title="Mailing Admin">
      {counts ? <Counts counts={counts} /> : <PageDataError failure={countsLoadError} />}
    </MailingLayout>
  )
}

const Counts = ({ counts }: { counts: MailingCounts }) => (
  <>
    <dl className="mailing-counts">
      <Count label="Total Subscribers" count={counts.total} note="All addresses, including unsubscribed ones" />
      <Count label="Active Subscribers" count={counts.active} note="People who get our campaigns" />
      <Count label="Campaigns" count={counts.campaigns} note="Drafts and sent campaigns" />
      <Count label="Last 30 Days" count={counts.last30Days} note="New subscriptions" />
    </dl>
    <section aria-labelledby="status" className="mailing-counts">
      <h2 id="status">Subscribers by status</h2>
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <Link to={subscribersUrl({ ...defaultFilters, status }, null)} className="line">
              <b>{statusLabels[status]}</b>
              <i aria-hidden />
              <span className="tabular-nums">{groupDigits(counts.byStatus[status])}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link to={paths.mailingCompose} className="button">
          New campaign
        </Link>
        <Link to={paths.mailingSubscribers} className="button plain">
          View subscribers
        </Link>
      </p>
    </section>
  </>
)

const Count = ({ label, count, note }: { label: string; count: number; note: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{groupDigits(count)}</dd>
    <dd>
      <small>{note}</small>
    </dd>
  </div>
)
