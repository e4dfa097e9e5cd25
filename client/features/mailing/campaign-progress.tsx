import { groupDigits } from '#domain/figures.ts'
import { countLabels, stopReasonMessages } from '#domain/mailing/campaigns.messages.ts'
import { countPending } from '#domain/mailing/campaigns.rules.ts'
import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'

const otherCounts = ['bounced', 'skipped', 'failed', 'unknown', 'cancelled'] as const

export function CampaignProgress({ campaign }: { campaign: CampaignSummary }) {
  const { status, counts, title, stopReason } = campaign
  if (status === 'draft') return null
  const processedCount = counts.recipients - countPending(counts)
  const shownCounts = otherCounts.filter((name) => counts[name] > 0)
  return (
    <div className="campaign-progress">
      {status === 'sending' && (
        <>
          <progress value={processedCount} max={counts.recipients} aria-label={`Progress of ${title}`} />
          <p role="status">
            {groupDigits(processedCount)} of {groupDigits(counts.recipients)} processed
          </p>
        </>
      )}
      {status === 'sending' && stopReason !== null && <p className="note">{stopReasonMessages[stopReason]}</p>}
      <dl className="campaign-counts">
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
    <dt>{label}</dt>
    <dd>{groupDigits(count)}</dd>
  </div>
)
