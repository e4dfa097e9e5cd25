import { formatSourceForReaders, type ReaderSource } from '#domain/herbs/reader-messages.ts'
import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { Source } from '#domain/safety/facts.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'

import type { PublicEmergency, PublicSource } from './shared.schemas.ts'

/** Sentence of every answer: what our information is, who has reviewed it, and whom to ask. */
export const publicDisclaimer = `${educationalDisclaimer} ${writeReviewNotice(reviews)} ${askFirstDisclaimer}`

export const toPublicSource = ({ words, address, tier }: ReaderSource): PublicSource => ({
  title: words,
  url: address,
  kind: tier,
})

export const toPublicEmergency = ({ name, advice, help }: Emergency): PublicEmergency => ({
  name,
  advice,
  numbers: help.map(({ whom, numbers }) => ({ name: whom, numbers: [...numbers] })),
})

/** Collects sources. `cite` returns their positions in the list, in which each document occurs once. */
export function createSourceList() {
  const byTitle = new Map<string, { position: number; source: PublicSource }>()
  const findPosition = (source: Source): number => {
    const publicSource = toPublicSource(formatSourceForReaders(source))
    const known = byTitle.get(publicSource.title)
    if (known) return known.position
    byTitle.set(publicSource.title, { position: byTitle.size, source: publicSource })
    return byTitle.size - 1
  }
  return {
    cite: (sources: readonly Source[]): number[] =>
      [...new Set(sources.map(findPosition))].toSorted((one, other) => one - other),
    list: (): PublicSource[] => [...byTitle.values()].map(({ source }) => source),
  }
}
