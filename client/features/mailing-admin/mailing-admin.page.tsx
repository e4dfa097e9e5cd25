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
    <dl className="mb-11 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4">
      <Count label="Total Subscribers" count={counts.total} note="All addresses, including unsubscribed ones" />
      <Count label="Active Subscribers" count={counts.active} note="People who get our campaigns" />
      <Count label="Campaigns" count={counts.campaigns} note="Drafts and sent campaigns" />
      <Count label="Last 30 Days" count={counts.last30Days} note="New subscriptions" />
    </dl>
    <section
      aria-labelledby="status"
      className="mb-11 grid max-w-[36rem] grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-4"
    >
      <h2 id="status" className="mb-2.5">
        Subscribers by status
      </h2>
      <ul>
        {statuses.map((status) => (
          <li key={status}>
            <Link
              to={subscribersUrl({ ...defaultFilters, status }, null)}
              className="group flex min-h-11 items-baseline gap-2.5 py-2"
            >
              <b className="group-hover:underline">{statusLabels[status]}</b>
              <i className="flex-1 border-b-2 border-dotted border-line" aria-hidden />
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
  <div className="double-frame px-5.5 pt-4.5 pb-4">
    <dt className="font-semibold text-cobalt">{label}</dt>
    <dd className="font-display text-[2.7rem]/[1.15] font-bold tabular-nums lining-nums">{groupDigits(count)}</dd>
    <dd>
      <small className="text-[0.94rem] text-quiet">{note}</small>
    </dd>
  </div>
)
