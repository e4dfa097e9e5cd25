import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useId } from 'react'
import { Link, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'

import { copyText, getCopyError } from '#client/core/copy-text.ts'
import { formatDayAndTime } from '#client/core/format-day.ts'
import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { useSite } from '#client/core/site.ts'
import { useToday } from '#client/core/use-today.ts'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { PersonalCheckLoader } from '#client/features/safety/personal-check-loader.tsx'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { CalendarFeed } from '#domain/calendar/calendar.types.ts'
import type { PlanCup } from '#domain/calendar/cup-events.ts'
import { linkPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { formatPlural } from '#domain/words.ts'

import type { FeedResult } from './calendar.action.ts'
import { getFeed } from './calendar.api.ts'
import { usePlanRuns } from './plans.ts'
import { toFeedCups } from './sent-cups.ts'
import { listSuitableCups } from './suitable-cups.ts'

type LoaderData = { feed: CalendarFeed | null }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<LoaderData> => {
  await requireMember(args)
  return getFeed(args.context)
})

export { calendarAction as action } from './calendar.action.ts'

export function Component() {
  const today = useToday()
  const runs = usePlanRuns()
  return (
    <div className="max-w-[44rem]">
      <PageHead title="Calendar feed" description="Your cups in your own calendar." />
      <div className="pt-12 pb-9">
        <Link to={paths.journal} className="stand-alone gap-2">
          <ArrowLeft aria-hidden className="size-5" />
          Back to your journal
        </Link>
        <h1>Calendar feed</h1>
        <p className="mt-3 text-[1.14rem] text-quiet">
          See the cups of your plans in your calendar, with a reminder for each. For this, we store the days, times and
          recipes of your cups in your account. The rest of your journal stays in this browser.
        </p>
      </div>
      <PersonalCheckLoader
        render={(personalCheck) => <FeedForm cups={listSuitableCups(runs, today, personalCheck)} />}
      />
    </div>
  )
}

/** `cups` are null while it isn't known which teas suit the reader. */
function FeedForm({ cups }: { cups: readonly PlanCup[] | null }) {
  const { feed } = useLoaderData<LoaderData>()
  const fetcher = useFetcher<FeedResult>()
  const { data } = fetcher
  return (
    <div className="grid gap-7">
      <p>
        {feed
          ? `Your feed has ${formatPlural(feed.cupCount, 'cup')}. It was last changed on ${formatDayAndTime(feed.updatedAt)}. This changes by itself when you open your journal in the browser that created the feed.`
          : 'You have no feed.'}
      </p>
      {cups?.length === 0 && (
        <p className="note">
          You have no running plan in this browser. Start one in your <Link to={paths.journal}>journal</Link> first.
        </p>
      )}
      <fetcher.Form method="post" className="fields">
        <input type="hidden" name="cups" value={JSON.stringify(toFeedCups(cups ?? []))} />
        <SubmitButton intent="create" fetcher={fetcher} isReady={cups !== null}>
          {feed ? 'Create a new address' : 'Create a feed'}
        </SubmitButton>
        {feed && <p className="text-quiet">The address that you have now stops working.</p>}
        {!data?.isDone && <ActionMessage outcome={data} />}
      </fetcher.Form>
      {data?.token !== undefined && feed && <NewAddress key={data.token} token={data.token} />}
      {feed && <DeleteForm />}
    </div>
  )
}

function NewAddress({ token }: { token: string }) {
  const id = useId()
  const { url } = useSite()
  const address = url + linkPaths.calendarFeed(token)
  return (
    <section aria-label="New address">
      <label htmlFor={id} className="block">
        Add this address to your calendar as a subscription. Copy it now: we don’t keep it. Anyone who has it can see
        your cups.
      </label>
      <input
        ref={focusOnMount}
        id={id}
        className="field mt-2"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(address, { done: 'Address copied', failed: getCopyError('The address') })}
        >
          Copy the address
        </button>
        <a href={address.replace(/^https?:/, 'webcal:')} className="button plain">
          Open in a calendar
        </a>
      </p>
    </section>
  )
}

function DeleteForm() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <fetcher.Form method="post">
      <SubmitButton intent="delete" fetcher={fetcher} className="button plain">
        Delete the feed
      </SubmitButton>
      <ActionMessage outcome={fetcher.data?.isDone ? undefined : fetcher.data} />
    </fetcher.Form>
  )
}
