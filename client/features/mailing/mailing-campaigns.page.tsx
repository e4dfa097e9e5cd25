import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { MailingLayout } from '#client/features/admin/mailing-layout.tsx'
import { CursorPagination } from '#client/ui/cursor-pagination.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { campaignMessages } from '#domain/mailing/campaigns.messages.ts'
import type { CampaignSummary, SendingSettings } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignCard } from './campaign-card.tsx'
import { historyUrl } from './campaign-urls.ts'
import { CampaignsStyles } from './campaigns-styles.tsx'
import { getSendingSettings, listCampaigns } from './campaigns.api.ts'
import { SendingPace } from './sending-pace.tsx'
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
      <CampaignsStyles />
      {page === null && <PageDataError failure={campaignMessages.notLoaded} />}
      {page && campaigns.length === 0 && <NoCampaigns />}
      {campaigns.length > 0 && (
        <ul className="campaigns" aria-label="Campaigns">
          {campaigns.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} activeCount={activeCount} />
          ))}
        </ul>
      )}
      <CursorPagination
        label="More campaigns"
        hasPrevious={hasPrevious}
        next={page?.next ?? null}
        getPageUrl={(before) => historyUrl(before)}
      />
      {settings && <SendingPace settings={settings} />}
    </MailingLayout>
  )
}

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
