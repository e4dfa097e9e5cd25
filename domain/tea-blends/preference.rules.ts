import { filterListedSlugs, followsMonograph } from './describe-blend.ts'
import { findMonograph } from './recipe-monograph.rules.ts'

/**
 * Ailments with a preference for monograph blends. Diuretic blends are not preferred: they exclude more people, and
 * nobody asks for them by name.
 */
const preferredAilments: ReadonlySet<string> = new Set(['Sleep Problems', 'Digestive Issues'])

type BlendParts = { herbs: readonly { slug: string; gramsPerCup: number }[]; cupsPerDay: number }

/** True for a sleep or digestion blend that follows the monograph for its kind of tea. */
export function isOfficialBlend(ailment: string, blend: BlendParts): boolean {
  const slugs = blend.herbs.map(({ slug }) => slug)
  const monograph = preferredAilments.has(ailment) ? findMonograph(ailment, slugs) : undefined
  return monograph !== undefined && followsMonograph(blend, monograph)
}

/** True while every chosen herb is on the monograph's list for a sleep or digestion tea. */
export function areAllListed(ailment: string, slugs: readonly string[]): boolean {
  const monograph = preferredAilments.has(ailment) ? findMonograph(ailment, slugs) : undefined
  return monograph !== undefined && filterListedSlugs(new Set(slugs), monograph).size === slugs.length
}
