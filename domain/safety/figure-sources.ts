import type { Herb } from '#domain/herbs/herbs.schemas.ts'

type Facts = Pick<Herb, 'figures' | 'sources'>

/**
 * Returns the sources of a herb's figure, such as `interactions.lithium`. Falls back to the sources of the figure's
 * group.
 */
export function listFigureSources({ figures, sources }: Facts, figure: string): Herb['sources'] {
  const ids = figures[figure] ?? figures[figure.split('.')[0] ?? ''] ?? []
  return ids.flatMap((id) => sources.find((source) => source.id === id) ?? [])
}

export const isSourced = (facts: Facts, figure: string): boolean =>
  listFigureSources(facts, figure).some(({ tier }) => tier !== 'memory')
