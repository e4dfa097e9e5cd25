import { Link, type LoaderFunctionArgs, useLoaderData, useFetcher } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { CursorPagination } from '#client/ui/cursor-pagination.tsx'
import { Field } from '#client/ui/field.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import { maxMailsPerSecond } from '#domain/mailing/campaigns.rules.ts'
import type { CampaignSummary, SendingSettings } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignCard } from './campaign-card.tsx'
import { getSendingSettings, listCampaigns } from './campaigns.api.ts'
import { getCounts } from './subscribers.api.ts'
import { useLiveProgress } from './use-live-progress.ts'

type Loaded = {
  page: { campaigns: CampaignSummary[]; next: string | null } | null
  settings: SendingSettings | null
  activeCount: number | null
  hasPrevious: boolean
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  const { context, request } = args
  const before = new URL(request.url).searchParams.get('before')
  const [page, settings, activeCount] = await Promise.all([
    loadOrToast(listCampaigns(context, before), () => requireAdmin(args), campaignMessages.notLoaded),
    getSendingSettings(context).then((response) => response.settings, toNull),
    getCounts(context).then(({ counts }) => counts.active - counts.paused, toNull),
  ])
  return { page, settings, activeCount, hasPrevious: before !== null }
}

const toNull = () => null

export { campaignsAction as action } from './campaigns.action.ts'

const noCampaigns: CampaignSummary[] = []

export function Component() {
  const { page, settings, activeCount, hasPrevious } = useLoaderData<Loaded>()
  const campaigns = useLiveProgress(page?.campaigns ?? noCampaigns)
  return (
    <MailingLayout title="Campaigns">
      {page === null && <PageDataError failure={campaignMessages.notLoaded} />}
      {page && campaigns.length === 0 && <NoCampaigns />}
      {campaigns.length > 0 && (
        <ul className="grid max-w-[60rem] gap-4.5" aria-label="Campaigns">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} activeCount={activeCount} />
          ))}
        </ul>
      )}
      <CursorPagination
        label="More campaigns"
        hasPrevious={hasPrevious}
        next={page?.next ?? null}
        getPageUrl={historyUrl}
      />
      {settings && <SendingPace settings={settings} />}
    </MailingLayout>
  )
}

const historyUrl = (before: string | null): string =>
  before === null ? paths.mailingCampaigns : `${paths.mailingCampaigns}?${new URLSearchParams({ before }).toString()}`

const NoCampaigns = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">{campaignMessages.noCampaigns}</p>
    <p className="mt-5">
      <Link to={paths.mailingCompose} className="button">
        New campaign
      </Link>
    </p>
  </div>
)

function SendingPace({ settings: { mailsPerSecond, canSend, senderEmail } }: { settings: SendingSettings }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  return (
    <section
      aria-labelledby="pace"
      className="grid grid-cols-1 gap-3.25 mt-13 max-w-[34rem] border-t border-line pt-7.5"
    >
      <h2 id="pace">Sending speed</h2>
      <p className="text-quiet">
        {canSend && senderEmail !== ''
          ? `Campaigns are sent from ${senderEmail}.`
          : 'No email provider is set up yet. You can write drafts, but not send them.'}
      </p>
      <fetcher.Form ref={form} method="post" noValidate className="fields">
        <Field
          key={mailsPerSecond}
          label="Maximum emails per second"
          hint="Enter your provider’s limit. All campaigns share this limit."
          name="mailsPerSecond"
          type="number"
          min={1}
          max={maxMailsPerSecond}
          defaultValue={mailsPerSecond}
          error={fetcher.data?.errors['mailsPerSecond']}
        />
        <SubmitButton intent="pace" fetcher={fetcher} className="button plain">
          Save
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
