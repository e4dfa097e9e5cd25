import { type LoaderFunctionArgs, useFetcher, useLoaderData, type ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { type ActionResult, runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveBlob } from '#client/core/save-file.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { subscribersLoadError, exportError, unsubscribeError } from '#domain/mailing/subscribers.messages.ts'
import type { SubscriberFilters, SubscriberPage } from '#domain/mailing/subscribers.types.ts'

import { ImportPanel } from './import-panel.tsx'
import { SubscriberFilterForm } from './subscriber-filter-form.tsx'
import { readSubscriberFilters } from './subscriber-filters.ts'
import { SubscriberList } from './subscriber-list.tsx'
import { listSubscribers, exportSubscribers, unsubscribeSubscriber } from './subscribers.api.ts'

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
      <div className="mt-14 grid grid-cols-[minmax(0,44rem)] gap-12 border-t border-line pt-9" id="files">
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
      <h2 id="export" className="mb-2.5">
        Export
      </h2>
      <p className="mb-3.5 text-quiet">
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

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, id = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'unsubscribe':
      return runAction(() => unsubscribeSubscriber(context, id), {
        success: 'User unsubscribed',
        failure: () => unsubscribeError,
      })
    case 'export':
      return runAction(
        () =>
          withReauthentication(async () =>
            saveBlob('herbal-remedies-subscribers.csv', await exportSubscribers(context)),
          ),
        { success: 'Subscribers exported', failure: () => exportError },
      )
    default:
      return null
  }
}
