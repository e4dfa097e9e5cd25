import { type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { loadOrTell } from '#client/core/load-or-tell.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { requireAdmin } from '#client/features/accounts/gate.ts'
import { MailingFrame } from '#client/features/admin/mailing-frame.tsx'
import { OpenJar } from '#client/ui/jar.tsx'
import { NotLoaded } from '#client/ui/not-loaded.tsx'
import { OlderEntries } from '#client/ui/older-entries.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { SubscriberFilters, SubscriberPage } from '#domain/mailing/subscribers.types.ts'
import { noSubscribers, subscribersNotLoaded } from '#domain/mailing/subscribers.words.ts'

import { ImportPanel } from './import-panel.tsx'
import { readSubscriberFilters, subscribersAddress, usualFilters } from './subscriber-address.ts'
import { SubscriberFilterForm } from './subscriber-filters.tsx'
import { SubscriberTable } from './subscriber-table.tsx'
import { listSubscribers } from './subscribers.api.ts'

type Loaded = { page: SubscriberPage | null; filters: SubscriberFilters; isLater: boolean }

export async function loader(given: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(given)
  const query = new URL(given.request.url).searchParams
  const [filters, after] = [readSubscriberFilters(query), /^\d{1,15}$/.exec(query.get('after') ?? '')?.[0] ?? null]
  const page = await loadOrTell(
    listSubscribers(given.context, filters, after),
    () => requireAdmin(given),
    subscribersNotLoaded,
  )
  return { page, filters, isLater: after !== null }
}

export { subscribersAction as action } from './subscribers.action.ts'

export function Component() {
  const { page, filters, isLater } = useLoaderData<Loaded>()
  return (
    <MailingFrame title="Subscribers">
      <SubscriberFilterForm filters={filters} />
      <a href="#files" className="stand-alone mb-3">
        Import or export
      </a>
      {page === null && <NotLoaded failure={subscribersNotLoaded} />}
      {page && page.subscribers.length > 0 && <SubscriberTable subscribers={page.subscribers} />}
      {page?.subscribers.length === 0 && <Nobody filters={filters} />}
      {page?.isCut === true && (
        <p className="note mt-4">
          More were found than are looked at: of the matches the newest 500. Type more letters.
        </p>
      )}
      <OlderEntries
        label="Further subscribers"
        isLater={isLater}
        next={page?.next?.toString() ?? null}
        addressOf={(after) => subscribersAddress(filters, after)}
      />
      <div className="mailing-files" id="files">
        <ImportPanel />
        <Export />
      </div>
    </MailingFrame>
  )
}

const Nobody = ({ filters }: { filters: SubscriberFilters }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <OpenJar className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">
      {subscribersAddress(filters, null) === subscribersAddress({ ...usualFilters, order: filters.order }, null)
        ? noSubscribers
        : 'Nobody on the list is like that.'}
    </p>
  </div>
)

function Export() {
  const fetcher = useFetcher<Outcome>()
  return (
    <section aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        Everybody as a CSV file with Email, First Name, Last Name, Subscription Date, Status and Source. It holds
        people’s addresses: keep it where you keep such things.
      </p>
      <fetcher.Form method="post">
        <SubmitButton intent="export" fetcher={fetcher} className="button plain">
          Export CSV
        </SubmitButton>
      </fetcher.Form>
    </section>
  )
}
