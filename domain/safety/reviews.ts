import { formatDay } from '../date-in-words.ts'
import { joinWords } from '../words.ts'
import signed from './reviews.json' with { type: 'json' }

/** Parts that a medically trained person may review. */
const reviewableParts = {
  facts: 'the facts about the herbs',
  rules: 'the rules of our check',
  limits: 'our own limits',
}
type ReviewedPart = keyof typeof reviewableParts

/**
 * Reviewer's signature: name, profession, a public register that lists the reviewer, and the parts and version of the
 * facts reviewed. `signedOn` is `yyyy-mm-dd`.
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

export const formatReview = ({ name, profession, register, reviewed, dataVersion, signedOn }: Review): string =>
  `${name}, ${profession} (${register}), reviewed ${joinParts(reviewed)} in version ${dataVersion}, and signed on ${formatDay(signedOn)}.`

export const isReviewed = (allReviews: readonly Review[], part: ReviewedPart): boolean =>
  allReviews.some(({ reviewed }) => reviewed.includes(part))

export const listUnreviewedParts = (allReviews: readonly Review[]): string[] =>
  (Object.keys(reviewableParts) as ReviewedPart[])
    .filter((part) => !isReviewed(allReviews, part))
    .map((part) => reviewableParts[part])

/** Returns a sentence about the parts that nobody has reviewed; empty when every part is reviewed. */
export function writeUnreviewedNotice(allReviews: readonly Review[]): string {
  const parts = listUnreviewedParts(allReviews)
  return parts.length === 0 ? '' : `Nobody with medical training has reviewed ${joinWords(parts, 'or')} yet.`
}

const joinParts = (parts: readonly ReviewedPart[]) => joinWords(parts.map((part) => reviewableParts[part]))

/** Asserts the type of `reviews.json`, which a test checks. */
function assertReviews(content: unknown): Review[] {
  return content as Review[]
}
