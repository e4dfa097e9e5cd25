import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'
import { normaliseName } from '#domain/safety/names.ts'
import { compareText } from '#domain/text.ts'

import { shortenName } from '../words.ts'
import type { MakeableRemedy } from './cabinet.types.ts'

const maxMissingHerbs = 2
/** Remedies that lack a herb are shown up to this number in all. */
const maxShownRemedies = 24
/** Remedies for which the member has everything, which the menu lists. */
const maxReadyRemedies = 200
/** Maximum recipes to compare, newest first. */
export const maxCandidates = 500

/** Remedy with each ingredient's herb slug; null if the name matches no herb or several. */
export type Candidate = RecipeSummary & { herbs: (string | null)[] }

/** Herb in stock. `expiryDate` is `yyyy-mm-dd`. */
export type HerbInStock = { slug: string; expiryDate: string | null }

type KitchenIngredients = readonly Pick<SafeIngredient, 'name' | 'synonyms'>[]
type MakingInput = {
  candidates: readonly Candidate[]
  herbsInStock: readonly HerbInStock[]
  kitchenIngredients: KitchenIngredients
  today: string
}

/**
 * Returns the remedies that a member can make with the herbs in stock and any kitchen ingredient. Sorts by fewest
 * missing herbs, then by earliest expiry date, then by most herbs used. An expired herb counts as in stock, but doesn't
 * move a remedy up.
 */
export function findMakeable({ candidates, herbsInStock, kitchenIngredients, today }: MakingInput): MakeableRemedy[] {
  const stockBySlug = new Map(herbsInStock.map((herb) => [herb.slug, herb]))
  const kitchenNames = new Set(
    kitchenIngredients.flatMap(({ name, synonyms }) => [name, ...synonyms].map(normaliseName)),
  )
  const isExpired = ({ expiryDate }: HerbInStock) => expiryDate !== null && expiryDate < today
  const comparisons = candidates.map(({ herbs, ...recipe }) => {
    const ingredients = recipe.ingredientNames.map((name, position) => ({ name, slug: herbs[position] ?? null }))
    const usedHerbs = ingredients.flatMap(({ slug, name }) => {
      const herb = slug === null ? undefined : stockBySlug.get(slug)
      return herb ? [{ ...herb, name }] : []
    })
    const missing = ingredients
      .filter(({ slug, name }) => (slug === null ? !kitchenNames.has(normaliseName(name)) : !stockBySlug.has(slug)))
      .map(({ name }) => shortenName(name))
    return {
      usedCount: new Set(usedHerbs.map(({ slug }) => slug)).size,
      remedy: {
        ...recipe,
        missing: [...new Set(missing)],
        first: findFirstToExpire(usedHerbs, today),
        usesExpired: usedHerbs.some(isExpired),
      },
    }
  })
  return comparisons
    .filter(({ usedCount, remedy }) => usedCount > 0 && remedy.missing.length <= maxMissingHerbs)
    .toSorted(
      (one, other) =>
        one.remedy.missing.length - other.remedy.missing.length ||
        compareText(one.remedy.first?.expiryDate ?? '9', other.remedy.first?.expiryDate ?? '9') ||
        other.usedCount - one.usedCount ||
        compareText(one.remedy.name, other.remedy.name),
    )
    .map(({ remedy }) => remedy)
    .filter(({ missing }, position) => position < (missing.length === 0 ? maxReadyRemedies : maxShownRemedies))
}

function findFirstToExpire(herbs: readonly (HerbInStock & { name: string })[], today: string): MakeableRemedy['first'] {
  const expiringHerbs = herbs.flatMap(({ name, expiryDate }) =>
    expiryDate !== null && expiryDate >= today ? [{ name: shortenName(name), expiryDate }] : [],
  )
  return expiringHerbs.toSorted((one, other) => compareText(one.expiryDate, other.expiryDate))[0] ?? null
}
