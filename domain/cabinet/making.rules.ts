import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'
import { normaliseName } from '#domain/safety/names.ts'
import { compareText } from '#domain/text.ts'

import { shortName } from '../words.ts'
import type { MakeableRemedy } from './cabinet.types.ts'

/** Maximum number of missing herbs with which a remedy is listed. */
const missingMax = 2
const shownMax = 24
/** Maximum number of recipes that are compared, the newest first. */
export const candidatesMax = 500

/** Remedy with the slug of the herb of each ingredient; null when the name matches no herb or several. */
export type Candidate = RecipeSummary & { herbs: (string | null)[] }

/** Herb in stock. `expiryDate` is `yyyy-mm-dd`. */
export type HerbInStock = { slug: string; expiryDate: string | null }

type Kitchen = readonly Pick<SafeIngredient, 'name' | 'synonyms'>[]
type MakingInput = {
  candidates: readonly Candidate[]
  herbsInStock: readonly HerbInStock[]
  kitchen: Kitchen
  today: string
}

/**
 * Returns the remedies that can be made with the herbs in stock, assuming that every kitchen ingredient is available.
 * Sorts by the fewest missing herbs, then by the earliest expiry date, then by the most herbs used. An expired herb
 * counts as in stock, but does not move a remedy up.
 */
export function findMakeable({ candidates, herbsInStock, kitchen, today }: MakingInput): MakeableRemedy[] {
  const bySlug = new Map(herbsInStock.map((herb) => [herb.slug, herb]))
  const kitchenNames = new Set(kitchen.flatMap(({ name, synonyms }) => [name, ...synonyms].map(normaliseName)))
  const compared = candidates.map(({ herbs, ...recipe }) => {
    const needed = recipe.ingredientNames.map((name, position) => ({ name, slug: herbs[position] ?? null }))
    const used = needed.flatMap(({ slug, name }) => {
      const herb = slug === null ? undefined : bySlug.get(slug)
      return herb ? [{ ...herb, name }] : []
    })
    const missing = needed
      .filter(({ slug, name }) => (slug === null ? !kitchenNames.has(normaliseName(name)) : !bySlug.has(slug)))
      .map(({ name }) => shortName(name))
    return {
      used: new Set(used.map(({ slug }) => slug)).size,
      makeable: { ...recipe, missing: [...new Set(missing)], first: firstToExpire(used, today) },
    }
  })
  return compared
    .filter(({ used, makeable }) => used > 0 && makeable.missing.length <= missingMax)
    .toSorted(
      (one, other) =>
        one.makeable.missing.length - other.makeable.missing.length ||
        compareText(one.makeable.first?.expiryDate ?? '9', other.makeable.first?.expiryDate ?? '9') ||
        other.used - one.used ||
        compareText(one.makeable.name, other.makeable.name),
    )
    .map(({ makeable }) => makeable)
    .slice(0, shownMax)
}

function firstToExpire(herbs: readonly (HerbInStock & { name: string })[], today: string): MakeableRemedy['first'] {
  const dated = herbs.flatMap(({ name, expiryDate }) =>
    expiryDate !== null && expiryDate >= today ? [{ name: shortName(name), expiryDate }] : [],
  )
  return dated.toSorted((one, other) => compareText(one.expiryDate, other.expiryDate))[0] ?? null
}
