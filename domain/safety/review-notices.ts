import { type Review, unreviewedLine, reviewSentence } from './reviews.ts'

/** Returns the sentences about who has reviewed our pages and which parts nobody has reviewed. */
export const reviewNotice = (signatures: readonly Review[]): string =>
  signatures.length === 0
    ? 'No pharmacist or doctor has reviewed these pages yet.'
    : [...signatures.map(reviewSentence), unreviewedLine(signatures)].filter(Boolean).join(' ')

/** Returns the sentences about who has reviewed the facts. */
export const factsNotice = (signatures: readonly Review[]): string =>
  signatures
    .filter(({ reviewed }) => reviewed.includes('facts'))
    .map(reviewSentence)
    .join(' ') || 'No pharmacist or doctor has reviewed these facts yet.'
