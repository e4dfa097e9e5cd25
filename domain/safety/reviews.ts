import { dayInWords } from '../days.ts'
import signed from './reviews.json' with { type: 'json' }

/** What somebody with medical training may have looked at. */
export const reviewable = { facts: 'the facts of the herbs', rules: 'the rules of the check', limits: 'our own limits' }
export type Reviewed = keyof typeof reviewable

/**
 * A signature: who somebody is, by which register that can be looked up, what they looked at and as of which version of the
 * facts; `signedOn` is a day, `yyyy-mm-dd`.
 */
export type Review = {
  name: string
  profession: string
  register: string
  reviewed: Reviewed[]
  dataVersion: string
  signedOn: string
}

/** The signatures of `reviews.json`. */
export const reviews: readonly Review[] = asReviews(signed)

/** What readers are told of a review. */
export const reviewWords = ({ name, profession, register, reviewed, dataVersion, signedOn }: Review): string =>
  `${name}, ${profession} (${register}), reviewed ${listed(reviewed)} as of version ${dataVersion} and signed on ${dayInWords(signedOn)}.`

/** What nobody has reviewed yet, as people call it. */
export const unreviewedParts = (signatures: readonly Review[]): string[] =>
  (Object.keys(reviewable) as Reviewed[])
    .filter((part) => !signatures.some(({ reviewed }) => reviewed.includes(part)))
    .map((part) => reviewable[part])

const listed = (parts: readonly Reviewed[]) => parts.map((part) => reviewable[part]).join(', ')

/** A test holds what stands in the file against the shape. */
function asReviews(content: unknown): Review[] {
  return content as Review[]
}
