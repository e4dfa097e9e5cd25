import { formatDay } from '../date-in-words.ts'
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

export const reviews: readonly Review[] = assertReviews(signed)

/** Returns the sentence about a review for readers. */
export const formatReview = ({ name, profession, register, reviewed, dataVersion, signedOn }: Review): string =>
  `${name}, ${profession} (${register}), reviewed ${joinParts(reviewed)} as of version ${dataVersion} and signed on ${formatDay(signedOn)}.`

/** True when somebody has signed for the part. */
export const isReviewed = (allReviews: readonly Review[], part: ReviewedPart): boolean =>
  allReviews.some(({ reviewed }) => reviewed.includes(part))

/** Returns the parts that nobody has reviewed yet, in everyday words. */
export const listUnreviewedParts = (allReviews: readonly Review[]): string[] =>
  (Object.keys(reviewableParts) as ReviewedPart[])
    .filter((part) => !isReviewed(allReviews, part))
    .map((part) => reviewableParts[part])

/** Returns the sentence about the parts that nobody has reviewed; empty when every part has a signature. */
export function writeUnreviewedNotice(allReviews: readonly Review[]): string {
  const parts = listUnreviewedParts(allReviews)
  return parts.length === 0 ? '' : `Nobody with medical training has reviewed ${parts.join(' or ')} yet.`
}

const joinParts = (parts: readonly ReviewedPart[]) => parts.map((part) => reviewableParts[part]).join(', ')

/** Asserts the type of `reviews.json`. A test checks its content. */
function assertReviews(content: unknown): Review[] {
  return content as Review[]
}
