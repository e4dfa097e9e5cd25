import type { Catalogue } from '#catalog/load.ts'
import { figureGroups } from '#domain/herbs/herbs.schemas.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'
import { isSourced } from '#domain/safety/figure-sources.ts'
import { sourceTiers } from '#domain/safety/vocabulary.ts'

type ReviewRow = { plant: string; file: string; fromMemory: string[]; source: string }

/** Returns all plants in review order: most figures from memory first, then least reliable sources first. */
export function createReviewRows({ herbs, restricted }: Pick<Catalogue, 'herbs' | 'restricted'>): ReviewRow[] {
  const herbRows = herbs.map((herb) => ({
    plant: herb.commonName,
    file: `catalog/herbs/${herb.slug}.yaml`,
    fromMemory: figureGroups.filter((group) => !isSourced(herb, group)),
    tier: findBestSource(herb.sources),
  }))
  const restrictedRows = restricted.map(({ slug, commonName, confidence, sources }) => ({
    plant: `${commonName} (not used)`,
    file: `catalog/restricted/${slug}.yaml`,
    fromMemory: confidence === 'memory' ? ['overall'] : [],
    tier: findBestSource(sources),
  }))
  return [...herbRows, ...restrictedRows]
    .toSorted(
      (one, other) =>
        calculateWeight(other.fromMemory) - calculateWeight(one.fromMemory) ||
        other.tier - one.tier ||
        one.file.localeCompare(other.file, 'en'),
    )
    .map(({ plant, file, fromMemory, tier }) => ({
      plant,
      file,
      fromMemory,
      source: tierLabels[sourceTiers[tier] ?? 'memory'],
    }))
}

/** Gives storage the lowest weight, because a wrong storage time harms nobody who drinks the tea. */
const calculateWeight = (groups: readonly string[]) =>
  groups.reduce((sum, group) => sum + (group === 'storage' ? 1 : 100), 0)

const findBestSource = (sources: readonly { tier: (typeof sourceTiers)[number] }[]) =>
  Math.min(...sources.map(({ tier }) => sourceTiers.indexOf(tier)))
