import type { ReaderSource } from '#domain/herbs/reader-messages.ts'

import { type Review, reviews } from './reviews.ts'
import { getCatalogueVersion } from './rules-version.ts'

/**
 * Returns the schema.org properties that make a page a `MedicalWebPage`. `factsVersion` is the version of the herb facts
 * that the page shows; undefined if the page shows none, or if nobody knows which.
 */
export const createMedicalMarkup = (
  sources: readonly ReaderSource[],
  factsVersion: string | undefined,
  signatures: readonly Review[] = reviews,
) => ({
  '@type': 'MedicalWebPage' as const,
  ...createCitations(sources),
  ...createReviewMarkup(factsVersion, signatures),
})

/** General knowledge is no document that anybody could cite. */
function createCitations(sources: readonly ReaderSource[]) {
  const citation = sources
    .filter(({ tier }) => tier !== 'memory')
    .map(({ words, address }) => ({ '@type': 'CreativeWork', name: words, url: address ?? undefined }))
  return citation.length > 0 && { citation }
}

/** Names only people who have signed a review of exactly these facts. */
function createReviewMarkup(factsVersion: string | undefined, signatures: readonly Review[]) {
  const matches = signatures.filter(
    ({ reviewed, dataVersion }) =>
      reviewed.includes('facts') && factsVersion !== undefined && dataVersion === getCatalogueVersion(factsVersion),
  )
  const lastReviewed = matches
    .map(({ signedOn }) => signedOn)
    .toSorted()
    .at(-1)
  return (
    lastReviewed !== undefined && {
      lastReviewed,
      reviewedBy: matches.map(({ name, profession, register }) => ({
        '@type': 'Person',
        name,
        jobTitle: profession,
        identifier: register,
      })),
    }
  )
}
