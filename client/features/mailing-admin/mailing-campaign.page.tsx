import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { groupDigits } from '#domain/figures.ts'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { Campaign, FailedDelivery } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignActions } from './campaign-actions.tsx'
import { CampaignDates, CampaignStatus, CampaignProgress } from './campaign-card.tsx'
import { CampaignSchedule } from './campaign-schedule.tsx'
import { getCampaign } from './campaigns.api.ts'
import { getCounts } from './subscribers.api.ts'
import { UnknownBatches } from './unknown-batches.tsx'
import { useLiveProgress } from './use-live-progress.ts'

type Loaded = { campaign: Campaign | null; activeCount: number | null }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  const { context, params } = args
  const [savedCampaign, activeCount] = await Promise.all([
    loadOrToast(getCampaign(context, params['id'] ?? ''), () => requireAdmin(args), campaignMessages.notLoaded),
    getCounts(context).then(
      ({ counts }) => counts.active - counts.paused,
      () => null,
    ),
  ])
  return { campaign: savedCampaign && savedCampaign.campaign, activeCount }
}

export function Component() {
  const { campaign: savedCampaign, activeCount } = useLoaderData<Loaded>()
  const [campaign] = useLiveProgress(useMemo(() => (savedCampaign ? [savedCampaign] : []), [savedCampaign]))
  return (
    <MailingLayout title={campaign?.title ?? 'Campaign'}>
      {campaign ? (
        <div key={campaign.id} className="grid max-w-[52rem] grid-cols-1 gap-4.5">
          <p>
            <CampaignStatus campaign={campaign} />
          </p>
          <CampaignDates campaign={campaign} />
          <CampaignProgress campaign={campaign} />
          <CampaignActions campaign={campaign} activeCount={activeCount} />
          {campaign.status === 'draft' && <CampaignSchedule campaign={campaign} />}
          <UnknownBatches campaign={campaign} />
          <FailedDeliveries failed={campaign.failedDeliveries} count={campaign.counts.failed} />
          <CampaignText campaign={campaign} />
        </div>
      ) : (
        <PageDataError failure={campaignMessages.notLoaded} />
      )}
      <p className="mt-8">
        <Link to={paths.mailingCampaigns} className="stand-alone">
          All campaigns
        </Link>
      </p>
    </MailingLayout>
  )
}

type CampaignTextProps = { campaign: Pick<Campaign, 'content' | 'senderName' | 'senderEmail'> }

const CampaignText = ({ campaign: { content, senderName, senderEmail } }: CampaignTextProps) => (
  <section aria-labelledby="campaign-content" className="grid grid-cols-1 gap-3.25 mt-5">
    <h2 id="campaign-content">Content</h2>
    <p className="text-quiet">
      From {senderName} ({senderEmail})
    </p>
    <pre
      className="rounded-box border-[1.5px] border-line bg-sheet px-5 py-4.5 font-code text-[0.9rem]/[1.55] wrap-anywhere whitespace-pre-wrap"
      dir="auto"
    >
      {content}
    </pre>
  </section>
)

type FailedProps = { failed: readonly FailedDelivery[]; count: number }

/** Recipients whose email the provider refused, with the reason. */
const FailedDeliveries = ({ failed, count }: FailedProps) =>
  failed.length === 0 ? null : (
    <section aria-labelledby="failed" className="grid grid-cols-1 gap-3.25 mt-5">
      <h2 id="failed">Emails refused by the provider</h2>
      <ul>
        {failed.map(({ subscriberId, email, error }) => (
          <li key={subscriberId} className="border-t border-line py-2.5 wrap-anywhere">
            <span dir="auto">{email ?? 'Deleted subscriber'}</span>
            {error !== null && <small className="text-quiet"> {error}</small>}
          </li>
        ))}
      </ul>
      {count > failed.length && <p>And {groupDigits(count - failed.length)} more.</p>}
    </section>
  )
