import { type Review, writeUnreviewedNotice, formatReview } from './reviews.ts'

/** Returns sentences about who has reviewed our pages and which parts are unreviewed. */
export const writeReviewNotice = (reviews: readonly Review[]): string =>
  reviews.length === 0
    ? 'No pharmacist or doctor has reviewed these pages yet.'
    : [...reviews.map(formatReview), writeUnreviewedNotice(reviews)].filter(Boolean).join(' ')

export const writeFactsNotice = (reviews: readonly Review[]): string =>
  reviews
    .filter(({ reviewed }) => reviewed.includes('facts'))
    .map(formatReview)
    .join(' ') || 'No pharmacist or doctor has reviewed these facts yet.'
