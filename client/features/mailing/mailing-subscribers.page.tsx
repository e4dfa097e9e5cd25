import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { subscribersLoadError } from '#domain/mailing/subscribers.messages.ts'
import type { SubscriberFilters, SubscriberPage } from '#domain/mailing/subscribers.types.ts'

import { ImportPanel } from './import-panel.tsx'
import { SubscriberFilterForm } from './subscriber-filter-form.tsx'
import { readSubscriberFilters } from './subscriber-filters.ts'
import { SubscriberList } from './subscriber-list.tsx'
import { listSubscribers } from './subscribers.api.ts'

type Loaded = { page: SubscriberPage | null; filters: SubscriberFilters; after: string | null }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<Loaded> => {
  await requireAdmin(args)
  const query = new URL(args.request.url).searchParams
  const [filters, after] = [readSubscriberFilters(query), /^\d{1,15}$/.exec(query.get('after') ?? '')?.[0] ?? null]
  const page = await loadOrToast(
    listSubscribers(args.context, filters, after),
    () => requireAdmin(args),
    subscribersLoadError,
  )
  return { page, filters, after }
})

export { subscribersAction as action } from './subscribers.action.ts'

export function Component() {
  const { page, filters, after } = useLoaderData<Loaded>()
  return (
    <MailingLayout title="Subscribers">
      <SubscriberFilterForm filters={filters} />
      <a href="#files" className="stand-alone mb-3">
        Import or export
      </a>
      {page ? (
        <SubscriberList page={page} filters={filters} hasPrevious={after !== null} />
      ) : (
        <PageDataError failure={subscribersLoadError} />
      )}
      <div className="mailing-files" id="files">
        <ImportPanel />
        <Export />
      </div>
    </MailingLayout>
  )
}

function Export() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        Export all subscribers as a CSV file with Email, First Name, Last Name, Subscription Date, Status and Source.
        The file contains personal data, so keep it in a safe place.
      </p>
      <fetcher.Form method="post">
        <SubmitButton intent="export" fetcher={fetcher} className="button plain">
          Export CSV
        </SubmitButton>
      </fetcher.Form>
    </section>
  )
}
