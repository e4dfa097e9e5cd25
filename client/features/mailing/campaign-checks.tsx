import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

import { checksOf } from './campaign-problems.ts'
import type { CampaignForm } from './use-campaign-form.ts'
import type { CheckedForm } from './use-preview.ts'

type ChecksProps = { form: CampaignForm; checked: CheckedForm; active: number | null }

/** ID of the heading that takes the focus when a check blocks sending. */
export const checksId = 'checks'

export function CampaignChecks({ form, checked: { preview, failure, isOlder }, active }: ChecksProps) {
  const checks = checksOf(form, preview, active)
  return (
    <section aria-labelledby={checksId} aria-busy={isOlder} className="mailing-part">
      <h2 id={checksId} tabIndex={-1}>
        Before you send
      </h2>
      <p className="text-quiet">{stateWords(isOlder, failure)}</p>
      {checks && (
        <ul className="campaign-checks">
          {checks.map(({ label, problems, warnings, passed }) => (
            <li
              key={label}
              data-fine={problems.length === 0}
              data-warned={problems.length === 0 && warnings.length > 0}
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
                {problems.length === 0 && <p>{passed}</p>}
                {[...problems, ...warnings].map((words) => (
                  <p key={words}>{words}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Says whether the checks are current. They run after a pause in typing. */
function stateWords(isOlder: boolean, failure: string | undefined): string {
  if (isOlder) return 'Checking again…'
  return failure === undefined ? 'Up to date.' : 'We couldn’t update the checks.'
}
