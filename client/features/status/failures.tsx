import { Link } from 'react-router'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { groupDigits } from '#domain/figures.ts'
import { countLabels } from '#domain/mailing/campaigns.messages.ts'
import { paths } from '#domain/paths.ts'
import { formatName } from '#domain/status/status.messages.ts'
import type { DeadJob, FailedCampaign } from '#domain/status/status.types.ts'

/** Queue messages that failed too often. */
export const DeadJobs = ({ deadJobs }: { deadJobs: readonly DeadJob[] }) => (
  <section aria-labelledby="dead-jobs">
    <h2 id="dead-jobs" className="mb-3">
      Failed jobs
    </h2>
    <p className="mb-3 text-quiet">Other jobs keep running. If the same kind of job keeps failing, look into it.</p>
    {deadJobs.length === 0 ? (
      <p>None in the last 30 days.</p>
    ) : (
      <ol className="records">
        {deadJobs.map(({ id, at, job, subject }) => (
          <li key={id}>
            <div>
              <b>{formatName(job)}</b>
              <p className="record-facts">
                <code>{subject}</code>
              </p>
            </div>
            <p className="record-facts">
              <Timestamp time={at} />
            </p>
          </li>
        ))}
      </ol>
    )}
  </section>
)

const failureKinds = ['failed', 'bounced', 'unknown'] as const

/** Recent campaigns with undelivered emails. */
export const FailedCampaigns = ({ campaigns }: { campaigns: readonly FailedCampaign[] }) => (
  <section aria-labelledby="failed-campaigns">
    <h2 id="failed-campaigns" className="mb-3">
      Failed deliveries
    </h2>
    {campaigns.length === 0 ? (
      <p>None in the 20 newest campaigns.</p>
    ) : (
      <ol className="records">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <div>
              <Link to={paths.mailingCampaign(campaign.id)} className="record-link">
                {campaign.title}
              </Link>
              <p className="record-facts">
                {failureKinds
                  .filter((kind) => campaign[kind] > 0)
                  .map((kind) => `${groupDigits(campaign[kind])} ${countLabels[kind]}`)
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    )}
  </section>
)
