import { educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { type Review, formatReview, writeUnreviewedNotice } from '#domain/safety/reviews.ts'

import type { Section } from './sections.tsx'

/** Creates the section that lists the medical reviewers and what each has reviewed. */
export function reviewSection(signatures: readonly Review[]): Section {
  const missing = writeUnreviewedNotice(signatures)
  return {
    id: 'reviewed',
    title: signatures.length === 0 ? 'Nobody with medical training has reviewed it' : 'Who has reviewed it',
    body: (
      <div className="note">
        {signatures.length === 0 ? (
          <p>
            No pharmacist and no doctor has reviewed the facts, the rules or the limits yet. They are the careful work
            of lay people. The result of this check is not personal advice.
          </p>
        ) : (
          <>
            <ul>
              {signatures.map((review) => (
                <li key={review.name + review.signedOn}>{formatReview(review)}</li>
              ))}
            </ul>
            {missing !== '' && <p>{missing}</p>}
            <p>The result of this check is not personal advice.</p>
          </>
        )}
        <p>{educationalDisclaimer}</p>
      </div>
    ),
  }
}
