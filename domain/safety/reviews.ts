import { dayInWords } from '../date-in-words.ts'
import signed from './reviews.json' with { type: 'json' }

/** Parts that a person with medical training may review. */
const reviewableParts = { facts: 'the facts of the herbs', rules: 'the rules of the check', limits: 'our own limits' }
type ReviewedPart = keyof typeof reviewableParts

/**
 * Signature of a reviewer: their name and profession, a public register that lists them, the parts and the version of
 * the facts that they reviewed. `signedOn` is a day, `yyyy-mm-dd`.
 */
export type Review = {
  name: string
  profession: string
  register: string
  reviewed: ReviewedPart[]
  dataVersion: string
  signedOn: string
}

export const reviews: readonly Review[] = asReviews(signed)

/** Returns the sentence about a review for readers. */
export const reviewSentence = ({ name, profession, register, reviewed, dataVersion, signedOn }: Review): string =>
  `${name}, ${profession} (${register}), reviewed ${listed(reviewed)} as of version ${dataVersion} and signed on ${dayInWords(signedOn)}.`

/** True when somebody has signed for the part. */
export const isReviewed = (signatures: readonly Review[], part: ReviewedPart): boolean =>
  signatures.some(({ reviewed }) => reviewed.includes(part))

/** Returns the parts that nobody has reviewed yet, in everyday words. */
export const unreviewedParts = (signatures: readonly Review[]): string[] =>
  (Object.keys(reviewableParts) as ReviewedPart[])
    .filter((part) => !isReviewed(signatures, part))
    .map((part) => reviewableParts[part])

/** Returns the sentence about the parts that nobody has reviewed; empty when every part has a signature. */
export function unreviewedLine(signatures: readonly Review[]): string {
  const parts = unreviewedParts(signatures)
  return parts.length === 0 ? '' : `Nobody with medical training has reviewed ${parts.join(' or ')} yet.`
}

const listed = (parts: readonly ReviewedPart[]) => parts.map((part) => reviewableParts[part]).join(', ')

/** Asserts the type of `reviews.json`. A test checks its content. */
function asReviews(content: unknown): Review[] {
  return content as Review[]
}
