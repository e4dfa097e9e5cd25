import { type AllergyCode, parseAllergyCode } from './allergy-codes.ts'
import data from './allergy-pairs.json' with { type: 'json' }
import type { AllergySourceId } from './allergy-sources.ts'

type AllergyLevel = 'refuse' | 'caution'

/** Ingredients to check for one allergy. Herbs are slugs; kitchen ingredients are names. */
type AllergyPair = {
  level: AllergyLevel
  herbs?: readonly string[]
  kitchen?: readonly string[]
  sources: readonly AllergySourceId[]
}
type PairTables = {
  pairs: Record<Exclude<AllergyCode, 'pollen_unknown'>, readonly AllergyPair[]>
  relatedHerbs: readonly { herbs: readonly string[]; sources: readonly AllergySourceId[] }[]
}

const readTables = () => data as PairTables
const { pairs, relatedHerbs } = readTables()

/** Ingredients to check for each allergy, from `catalog/allergies.yaml`. */
export const allergyPairs: Record<AllergyCode, readonly AllergyPair[]> = {
  ...pairs,
  pollen_unknown: [...pairs.mugwort_pollen, ...pairs.ragweed_pollen].flatMap(({ herbs, sources }) =>
    herbs ? [{ level: 'caution', herbs, sources }] : [],
  ),
}

/**
 * Allergy and the ingredient concerned. `code` is a key of `allergyPairs`, or `name` for an allergy to the ingredient
 * itself.
 */
type AllergyFinding = {
  code: string
  name: string
  level: AllergyLevel
  sources: readonly AllergySourceId[]
}

/**
 * Returns one finding for each allergy and ingredient, with the strictest level. `names` are herb slugs and names of
 * kitchen ingredients. Allergies are codes, slugs or names, in any letter case, with spaces or hyphens. Unknown
 * allergies have no findings. Adding an allergy never removes a finding.
 */
export function findAllergyPairs(allergies: Iterable<string>, names: readonly string[]): AllergyFinding[] {
  const byAllergyAndName = new Map<string, AllergyFinding>()
  for (const allergy of allergies)
    for (const finding of names.flatMap((name) => matchPairs(allergy, name))) {
      const key = `${finding.code} ${finding.name}`
      const existing = byAllergyAndName.get(key)
      if (!existing || (existing.level === 'caution' && finding.level === 'refuse')) byAllergyAndName.set(key, finding)
    }
  return [...byAllergyAndName.values()]
}

function matchPairs(allergy: string, name: string): AllergyFinding[] {
  const slug = toSlug(allergy)
  if (slug === toSlug(name)) return [{ code: name, name, level: 'refuse', sources: ['sameIngredient'] }]
  const code = parseAllergyCode(allergy)
  const codePairs = code ? allergyPairs[code] : []
  return [
    ...codePairs
      .filter(({ herbs, kitchen }) => herbs?.includes(name) || kitchen?.includes(name))
      .map(({ level, sources }) => ({ code: code ?? allergy, name, level, sources })),
    ...relatedHerbs
      .filter(({ herbs }) => herbs.includes(slug) && herbs.includes(name))
      .map(({ sources }) => ({ code: slug, name, level: 'caution' as const, sources })),
  ]
}

const toSlug = (name: string) => name.trim().toLowerCase().replaceAll(' ', '-')
