import type { HerbRecipes, HerbSheet, Plant, RestrictedSheet } from '#domain/herbs/herb-sheet.ts'
import type { HerbLibrary } from '#domain/herbs/herbs.types.ts'
import { paths } from '#domain/paths.ts'

import type { PublicHerb, PublicHerbList, PublicPlant, PublicRestrictedPlant } from './herbs.schemas.ts'
import { publicDisclaimer, toPublicSource } from './shared.ts'

export const toPublicHerbList = (siteUrl: string, { herbs, restricted }: HerbLibrary): PublicHerbList => ({
  herbs: herbs.map(({ id, name, scientificName, family, otherNames, ailments, tastes, use, fromAge, hasCaffeine }) => ({
    slug: id,
    name,
    scientificName,
    family,
    otherNames,
    url: siteUrl + paths.herb(id),
    ailments,
    tastes,
    use,
    minimumAge: fromAge,
    hasCaffeine,
  })),
  restricted: restricted.map(({ id, name, scientificName, family, otherNames, reason }) => ({
    slug: id,
    name,
    scientificName,
    family,
    otherNames,
    url: siteUrl + paths.herb(id),
    reason,
  })),
  disclaimer: publicDisclaimer,
})

/** Returns a plant, or the plants that an ambiguous name can mean. */
export function toPublicPlant(siteUrl: string, plant: Exclude<Plant, { kind: 'moved' }>): PublicPlant {
  if (plant.kind === 'herb') return toPublicHerb(siteUrl, plant)
  if (plant.kind === 'restricted') return toPublicRestrictedPlant(siteUrl, plant.plant)
  const { kind, name, plants } = plant
  return {
    kind,
    name,
    plants: plants.map((possible) => Object.assign({ url: siteUrl + paths.herb(possible.slug) }, possible)),
  }
}

const toCommonFields = (siteUrl: string, sheet: HerbSheet | RestrictedSheet) => ({
  slug: sheet.slug,
  name: sheet.name,
  scientificName: sheet.scientificName,
  family: sheet.family,
  otherNames: sheet.otherNames,
  url: siteUrl + paths.herb(sheet.slug),
  partUsed: sheet.partUsed,
  description: sheet.description,
  lookAlikes: sheet.lookAlikes,
  sources: sheet.sources.map(toPublicSource),
  version: sheet.version,
  disclaimer: publicDisclaimer,
})

function toPublicHerb(siteUrl: string, { herb, recipes }: { herb: HerbSheet } & HerbRecipes): PublicHerb {
  const [pregnancy, breastfeeding] = herb.questions
  return {
    kind: 'herb',
    ...toCommonFields(siteUrl, herb),
    amounts: [...herb.dose, ...herb.keeping].map(([label, text]) => ({ label, text })),
    exclusions: herb.leaveOut,
    pregnancy: pregnancy?.answers ?? [],
    breastfeeding: breastfeeding?.answers ?? [],
    children: herb.children,
    medicines: herb.medicines.map(({ medicine, effects, advice, severity }) => ({
      medicine,
      effects,
      advice,
      severity,
    })),
    allergens: herb.allergens,
    cautions: herb.cautions,
    uses: herb.uses,
    notes: herb.notes,
    factCheck: herb.factCheck,
    recipes: recipes.map(({ slug, name }) => ({ slug, name, url: siteUrl + paths.recipe(slug) })),
  }
}

const toPublicRestrictedPlant = (siteUrl: string, plant: RestrictedSheet): PublicRestrictedPlant => ({
  kind: 'restricted',
  ...toCommonFields(siteUrl, plant),
  reason: plant.reason,
  substances: plant.substances,
  rulings: plant.rulings,
  alternatives: plant.alternatives.map(({ slug, name }) => ({ slug, name, url: siteUrl + paths.herb(slug) })),
})
