import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

import type { PreviewState } from './campaign-preview.tsx'
import { checkCampaign } from './check-campaign.ts'
import type { CampaignForm } from './use-campaign-form.ts'

type ChecksProps = { form: CampaignForm; previewState: PreviewState; audienceSize: number | null }

/** ID of the heading that takes the focus when a check blocks sending. */
export const checksId = 'checks'

export function CampaignChecks({ form, previewState: { preview, failure, isStale }, audienceSize }: ChecksProps) {
  const checks = checkCampaign(form, preview, audienceSize)
  return (
    <section aria-labelledby={checksId} aria-busy={isStale} className="grid grid-cols-1 gap-3.25">
      <h2 id={checksId} tabIndex={-1}>
        Before you send
      </h2>
      <p className="text-quiet">{statusText(isStale, failure)}</p>
      {checks && (
        <ul>
          {checks.map(({ label, problems, warnings, passedText }) => (
            <li
              key={label}
              className="grid grid-cols-[22px_minmax(0,1fr)] gap-3 border-t border-dotted border-edge py-2.25 wrap-anywhere last:border-b [&>svg]:mt-0.75 [&>svg]:size-5"
            >
              {problems.length > 0 ? (
                <X className="text-rust" aria-label="Blocks sending" />
              ) : warnings.length > 0 ? (
                <TriangleAlert className="text-saffron" aria-label="Warning" />
              ) : (
                <Check className="text-leaf" aria-label="Passed" />
              )}
              <div className="[&>p]:text-[0.95rem] [&>p]:leading-[1.45]">
                <b>{label}</b>
                {problems.length === 0 && <p className="text-quiet">{passedText}</p>}
                {[...problems, ...warnings].map((message) => (
                  <p key={message} className={problems.length > 0 ? 'text-rust' : 'text-saffron'}>
                    {message}
                  </p>
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
