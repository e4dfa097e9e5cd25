import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'

import type { CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { checksOf } from './letter-faults.ts'
import type { Letter } from './use-letter.ts'

type ChecksProps = { letter: Letter; preview: CampaignPreview | undefined; active: number | null }

/** Where the focus goes when something stands against sending. */
export const checksId = 'checks'

/** What is looked at before a letter goes out, as it stands now. */
export function LetterChecks({ letter, preview, active }: ChecksProps) {
  const checks = checksOf(letter, preview, active)
  return (
    <section aria-labelledby={checksId} className="letter-part">
      <h2 id={checksId} tabIndex={-1}>
        Before it goes out
      </h2>
      {checks ? (
        <ul className="letter-checks">
          {checks.map(({ label, faults, fine }) => (
            <li key={label} data-fine={faults.length === 0}>
              {faults.length === 0 ? <Check aria-label="Fine" /> : <X aria-label="Stands against it" />}
              <div>
                <b>{label}</b>
                {faults.length === 0 ? <p>{fine}</p> : faults.map((fault) => <p key={fault}>{fault}</p>)}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-quiet">Loading...</p>
      )}
    </section>
  )
}
