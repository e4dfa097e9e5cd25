import { educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import { type Review, formatReview, writeUnreviewedNotice } from '#domain/safety/reviews.ts'

import type { Section } from './sections.tsx'

export function createReviewSection(signatures: readonly Review[]): Section {
  const unreviewedNotice = writeUnreviewedNotice(signatures)
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
            {unreviewedNotice !== '' && <p>{unreviewedNotice}</p>}
            <p>The result of this check is not personal advice.</p>
          </>
        )}
        <p>{educationalDisclaimer}</p>
      </div>
    ),
  }
}
