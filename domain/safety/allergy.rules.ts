import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { findAllergyPairs } from './allergy-pairs.ts'
import type { Blend } from './blend.rules.ts'
import { raise, type Raised } from './findings.ts'
import { kitchenAllergens } from './kitchen-allergens.ts'
import type { Person } from './profile.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

/** Allergies (R22), in any amount and by documented pairs; then what is in it, for everybody. */
export function allergyFindings(blend: Blend, { allergies }: Person, kitchen: readonly SafeIngredient[]): Raised[] {
  const found = allergies.size > 0 ? personalAllergies(blend, allergies, kitchen) : []
  return [...found, ...allergenNotice(blend, kitchen)]
}

function personalAllergies(
  { parts }: Blend,
  allergies: ReadonlySet<string>,
  kitchen: readonly SafeIngredient[],
): Raised[] {
  const bySlug = new Map(parts.map((part) => [part.herb.slug, part]))
  const kitchenNames = kitchen.flatMap(({ name, synonyms }) => [name, ...synonyms])
  return findAllergyPairs(allergies, [...bySlug.keys(), ...kitchenNames]).map(({ code, name, level }) => {
    const part = bySlug.get(name)
    const concerned = part ? [part] : []
    return level === 'refuse'
      ? raise('REFUSE', 'ALLERGY', concerned, code)
      : raise('WARN', 'ALLERGY_CAUTION', concerned, code)
  })
}

function allergenNotice({ parts }: Blend, kitchen: readonly SafeIngredient[]): Raised[] {
  const contained = new Set([
    ...parts.flatMap(({ herb }) => [herb.family, ...herb.allergens]),
    ...kitchen.flatMap(({ name }) => kitchenAllergens(name)).filter(isKnownAllergen),
  ])
  return contained.size > 0 ? [raise('NOTICE', 'ALLERGEN_NOTICE', parts, [...contained].toSorted().join(' '))] : []
}

const knownAllergens = new Set<string>([...allergenFamilies, ...allergenSubstances])
const isKnownAllergen = (code: string) => knownAllergens.has(code)
