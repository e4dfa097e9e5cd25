import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import type { Source } from './facts.ts'

type Facts = Pick<Herb, 'figures' | 'sources'>

/**
 * Returns the sources of one figure of a herb, such as `interactions.lithium`, or those of its group when the figure
 * has none of its own.
 */
export function figureSources({ figures, sources }: Facts, figure: string): Source[] {
  const ids = figures[figure] ?? figures[figure.split('.')[0] ?? ''] ?? []
  return ids.flatMap((id) => sources.find((source) => source.id === id) ?? [])
}

/** True when a source other than memory states the figure. */
export const isSourced = (facts: Facts, figure: string): boolean =>
  figureSources(facts, figure).some(({ tier }) => tier !== 'memory')
