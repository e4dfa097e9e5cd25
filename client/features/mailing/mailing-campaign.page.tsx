import { useMemo } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignActions } from './campaign-actions.tsx'
import { CampaignDates, CampaignStatus } from './campaign-card.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { CampaignSchedule } from './campaign-schedule.tsx'
import { CampaignText } from './campaign-text.tsx'
import { CampaignsStyles } from './campaigns-styles.tsx'
import { getCampaign } from './campaigns.api.ts'
import { FailedDeliveries } from './failed-deliveries.tsx'
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
      <CampaignsStyles />
      {campaign ? (
        <div key={campaign.id} className="campaign-page">
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
