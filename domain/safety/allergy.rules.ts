import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { findAllergyPairs } from './allergy-pairs.ts'
import type { Blend } from './blend.rules.ts'
import { createFinding, type RawFinding } from './findings.ts'
import { listKitchenAllergens, kitchenFamilies, toKitchenSlug } from './kitchen-allergens.ts'
import type { Person } from './profile.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

/**
 * Raises findings about the person's allergies (R22), at any amount. Adds a notice for everybody that names the plant
 * families.
 */
export function allergyFindings(blend: Blend, { allergies }: Person, kitchen: readonly SafeIngredient[]): RawFinding[] {
  const personalFindings = allergies.size > 0 ? personalAllergyFindings(blend, allergies, kitchen) : []
  return [...personalFindings, ...createAllergenNotice(blend, kitchen)]
}

function personalAllergyFindings(
  { amounts }: Blend,
  allergies: ReadonlySet<string>,
  kitchen: readonly SafeIngredient[],
): RawFinding[] {
  const slugs = amounts.map(({ herb }) => herb.slug)
  const kitchenNames = kitchen.flatMap(({ name, synonyms }) => [name, ...synonyms])
  const pairs = findAllergyPairs(allergies, [...slugs, ...kitchenNames])
  const hasPair = (name: string, code: string) => pairs.some((pair) => pair.name === name && pair.code === code)
  const isStatedAllergy = (code: string) => allergies.has(code.toLowerCase())
  return [
    ...pairs.map(({ code, name, level }) => allergyFinding(level === 'refuse', toKitchenSlug(name), code)),
    ...amounts.flatMap((amount) =>
      [amount.herb.family, ...amount.herb.allergens]
        .filter((code) => isStatedAllergy(code) && !hasPair(amount.herb.slug, code))
        .map((code) => allergyFinding(true, amount.herb.slug, code)),
    ),
    ...kitchen.flatMap(({ name }) =>
      listKitchenAllergens(name)
        .filter((code) => isStatedAllergy(code) && !hasPair(name, code))
        .map((code) => allergyFinding(code === kitchenFamilies[name], toKitchenSlug(name), code)),
    ),
  ]
}

function allergyFinding(isRefused: boolean, slug: string, code: string): RawFinding {
  const amounts = [{ herb: { slug } }]
  return isRefused
    ? createFinding('REFUSE', 'ALLERGY', amounts, code)
    : createFinding('WARN', 'ALLERGY_CAUTION', amounts, code)
}

function createAllergenNotice({ amounts }: Blend, kitchen: readonly SafeIngredient[]): RawFinding[] {
  const codes = new Set([
    ...amounts.flatMap(({ herb }) => [herb.family, ...herb.allergens]),
    ...kitchen.flatMap(({ name }) => listKitchenAllergens(name)).filter(isKnownAllergen),
  ])
  return codes.size > 0 ? [createFinding('NOTICE', 'ALLERGEN_NOTICE', amounts, [...codes].toSorted().join(' '))] : []
}

const knownAllergens = new Set<string>([...allergenFamilies, ...allergenSubstances])
const isKnownAllergen = (code: string) => knownAllergens.has(code)
