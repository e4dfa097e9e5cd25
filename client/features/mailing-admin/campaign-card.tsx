import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { groupDigits } from '#domain/figures.ts'
import { formatStatus, countLabels, stopReasonMessages } from '#domain/mailing/campaigns.messages.ts'
import { countPending } from '#domain/mailing/campaigns.rules.ts'
import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignActions } from './campaign-actions.tsx'

type CardProps = { campaign: CampaignSummary; activeCount: number | null }

export const CampaignCard = ({ campaign, activeCount }: CardProps) => (
  <li className="grid grid-cols-1 gap-3 rounded-box border-[1.5px] border-line bg-sheet px-5.5 pt-4.5 pb-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="text-[1.36rem]">
        <Link
          to={paths.mailingCampaign(campaign.id)}
          className="inline-flex min-h-11 items-center text-cobalt underline"
          dir="auto"
        >
          {campaign.title}
        </Link>
      </h2>
      <CampaignStatus campaign={campaign} />
    </div>
    <CampaignDates campaign={campaign} />
    <CampaignProgress campaign={campaign} />
    <CampaignActions campaign={campaign} activeCount={activeCount} />
  </li>
)

export const CampaignStatus = ({ campaign }: { campaign: CampaignSummary }) => (
  <span className="tag" data-campaign={formatStatus(campaign)}>
    {formatStatus(campaign)}
  </span>
)

export const CampaignDates = ({
  campaign: { subject, createdAt, scheduledFor, startedAt, sentAt },
}: Pick<CardProps, 'campaign'>) => (
  <p className="text-[0.94rem] wrap-anywhere text-quiet">
    <span className="text-[1rem] text-ink" dir="auto">
      {subject}
    </span>
    <br />
    Created <Timestamp time={createdAt} />
    {scheduledFor !== null && (
      <>
        {' '}
        · scheduled for <Timestamp time={scheduledFor} />
      </>
    )}
    {startedAt !== null && (
      <>
        {' '}
        · started <Timestamp time={startedAt} />
      </>
    )}
    {sentAt !== null && (
      <>
        {' '}
        · finished <Timestamp time={sentAt} />
      </>
    )}
  </p>
)

const otherCounts = ['bounced', 'skipped', 'failed', 'unknown', 'cancelled'] as const

export function CampaignProgress({ campaign }: { campaign: CampaignSummary }) {
  const { status, counts, title, stopReason } = campaign
  if (status === 'draft') return null
  const processedCount = counts.recipients - countPending(counts)
  const shownCounts = otherCounts.filter((name) => counts[name] > 0)
  return (
    <div className="grid gap-2.5">
      {status === 'sending' && (
        <>
          <progress value={processedCount} max={counts.recipients} aria-label={`Progress of ${title}`} />
          <p role="status">
            {groupDigits(processedCount)} of {groupDigits(counts.recipients)} processed
          </p>
        </>
      )}
      {status === 'sending' && stopReason !== null && <p className="note">{stopReasonMessages[stopReason]}</p>}
      <dl className="flex flex-wrap gap-x-8.5 gap-y-1.5">
        <Count label="Recipients" count={counts.recipients} />
        <Count label="Delivered" count={counts.delivered} />
        <Count label="Opened" count={counts.opened} />
      </dl>
      {shownCounts.length > 0 && (
        <p className="text-quiet">
          {shownCounts.map((name) => `${groupDigits(counts[name])} ${countLabels[name]}`).join(' · ')}
        </p>
      )}
    </div>
  )
}

const Count = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt className="text-[0.92rem] text-quiet">{label}</dt>
    <dd className="font-display text-[1.7rem]/[1.15] font-bold tabular-nums lining-nums">{groupDigits(count)}</dd>
  </div>
)
