import { type Review, unreviewedLine, reviewWords } from './reviews.ts'

/** Returns who has reviewed our pages, and what nobody has, by these signatures. */
export const reviewNotice = (signatures: readonly Review[]): string =>
  signatures.length === 0
    ? 'No pharmacist or doctor has reviewed these pages yet.'
    : [...signatures.map(reviewWords), unreviewedLine(signatures)].filter(Boolean).join(' ')

/** Returns who has reviewed the facts, by these signatures. */
export const factsNotice = (signatures: readonly Review[]): string =>
  signatures
    .filter(({ reviewed }) => reviewed.includes('facts'))
    .map(reviewWords)
    .join(' ') || 'No pharmacist or doctor has reviewed these facts yet.'
