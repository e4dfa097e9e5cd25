import { type Review, writeUnreviewedNotice, formatReview } from './reviews.ts'

/** Returns the sentences about who has reviewed our pages and which parts nobody has reviewed. */
export const writeReviewNotice = (reviews: readonly Review[]): string =>
  reviews.length === 0
    ? 'No pharmacist or doctor has reviewed these pages yet.'
    : [...reviews.map(formatReview), writeUnreviewedNotice(reviews)].filter(Boolean).join(' ')

/** Returns the sentences about who has reviewed the facts. */
export const writeFactsNotice = (reviews: readonly Review[]): string =>
  reviews
    .filter(({ reviewed }) => reviewed.includes('facts'))
    .map(formatReview)
    .join(' ') || 'No pharmacist or doctor has reviewed these facts yet.'
