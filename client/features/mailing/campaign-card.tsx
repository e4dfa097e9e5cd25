import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatStatus } from '#domain/mailing/campaigns.messages.ts'
import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

import { CampaignActions } from './campaign-actions.tsx'
import { CampaignProgress } from './campaign-progress.tsx'

type CardProps = { campaign: CampaignSummary; activeCount: number | null }

export const CampaignCard = ({ campaign, activeCount }: CardProps) => (
  <li className="campaign">
    <div className="campaign-head">
      <h2>
        <Link to={paths.mailingCampaign(campaign.id)} dir="auto">
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
  <p className="campaign-dates">
    <span dir="auto">{subject}</span>
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
