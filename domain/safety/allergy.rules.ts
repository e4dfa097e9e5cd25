import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import type { Blend } from './blend.rules.ts'
import { raise, type Raised } from './findings.ts'
import { kitchenAllergens } from './kitchen-allergens.ts'
import type { Person } from './profile.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

/** Allergies (R22), in any amount. */
export function allergyFindings(blend: Blend, { allergies }: Person, kitchen: readonly SafeIngredient[]): Raised[] {
  const refused = allergies.size > 0 ? refusedAllergies(blend, allergies, kitchen) : []
  return [...refused, ...allergenNotice(blend, kitchen)]
}

function refusedAllergies(
  { parts }: Blend,
  allergies: ReadonlySet<string>,
  kitchen: readonly SafeIngredient[],
): Raised[] {
  const ofHerbs = parts.flatMap((part) => {
    const { family, slug, allergens } = part.herb
    const matched = [family, slug, slug.replaceAll('-', ' '), ...allergens].filter(isAmong(allergies))
    return [...new Set(matched)].map((code) => raise('REFUSE', 'ALLERGY', [part], code))
  })
  const ofKitchen = kitchen.flatMap(({ name, synonyms }) => [
    ...([name, ...synonyms].some(isAmong(allergies)) ? [name] : []),
    ...kitchenAllergens(name).filter(isAmong(allergies)),
  ])
  return [...ofHerbs, ...ofKitchen.map((code) => raise('REFUSE', 'ALLERGY', [], code))]
}

function allergenNotice({ parts }: Blend, kitchen: readonly SafeIngredient[]): Raised[] {
  const contained = new Set([
    ...parts.flatMap(({ herb }) => [herb.family, ...herb.allergens]),
    ...kitchen.flatMap(({ name }) => kitchenAllergens(name)).filter(isKnownAllergen),
  ])
  return contained.size > 0 ? [raise('NOTICE', 'ALLERGEN_NOTICE', parts, [...contained].toSorted().join(' '))] : []
}

const isAmong = (allergies: ReadonlySet<string>) => (code: string) => allergies.has(code.toLowerCase())
const knownAllergens = new Set<string>([...allergenFamilies, ...allergenSubstances])
const isKnownAllergen = (code: string) => knownAllergens.has(code)
