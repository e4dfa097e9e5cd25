import { Link } from 'react-router'

import { groupDigits } from '#domain/figures.ts'
import { countLabels } from '#domain/mailing/campaigns.messages.ts'
import { paths } from '#domain/paths.ts'
import type { FailedCampaign } from '#domain/status/status.types.ts'

const failureKinds = ['failed', 'bounced', 'unknown'] as const

/** Recent campaigns with undelivered emails. */
export const FailedCampaigns = ({ campaigns }: { campaigns: readonly FailedCampaign[] }) => (
  <section aria-labelledby="failed-campaigns">
    <h2 id="failed-campaigns">Failed deliveries</h2>
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
