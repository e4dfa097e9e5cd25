import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

import { checkCampaign } from './check-campaign.ts'
import type { CampaignForm } from './use-campaign-form.ts'
import type { PreviewState } from './use-preview.ts'

type ChecksProps = { form: CampaignForm; previewState: PreviewState; audienceSize: number | null }

/** ID of the heading that takes the focus when a check blocks sending. */
export const checksId = 'checks'

export function CampaignChecks({ form, previewState: { preview, failure, isStale }, audienceSize }: ChecksProps) {
  const checks = checkCampaign(form, preview, audienceSize)
  return (
    <section aria-labelledby={checksId} aria-busy={isStale} className="mailing-section">
      <h2 id={checksId} tabIndex={-1}>
        Before you send
      </h2>
      <p className="text-quiet">{statusText(isStale, failure)}</p>
      {checks && (
        <ul className="campaign-checks">
          {checks.map(({ label, problems, warnings, passedText }) => (
            <li
              key={label}
              data-passed={problems.length === 0}
              data-warning={problems.length === 0 && warnings.length > 0}
            >
              {problems.length > 0 ? (
                <X aria-label="Blocks sending" />
              ) : warnings.length > 0 ? (
                <TriangleAlert aria-label="Warning" />
              ) : (
                <Check aria-label="Passed" />
              )}
              <div>
                <b>{label}</b>
                {problems.length === 0 && <p>{passedText}</p>}
                {[...problems, ...warnings].map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function statusText(isStale: boolean, failure: string | undefined): string {
  if (isStale) return 'Checking again…'
  return failure === undefined
    ? 'The checks are up to date.'
    : 'We couldn’t update the checks. We’ll try again when you make a change.'
}
