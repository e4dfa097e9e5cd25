import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import type { Blend } from './blend.rules.ts'
import { type FindingCode, createFinding, type RawFinding } from './findings.ts'
import { hasCondition, type Person } from './profile.ts'
import type { EffectTag } from './vocabulary.ts'

const tagNotices: { tags: EffectTag[]; code: FindingCode }[] = [
  { tags: ['sedative', 'impairs_driving'], code: 'DROWSINESS_DRIVING' },
  { tags: ['mucilage'], code: 'MUCILAGE_NOTICE' },
  { tags: ['tannin'], code: 'TANNIN_NOTICE' },
  { tags: ['diuretic'], code: 'DIURETIC_NOTICE' },
  { tags: ['photosensitising'], code: 'PHOTOSENSITIVITY_NOTICE' },
]

/** Raises notices for everybody about herb effects (R23). */
export function generalFindings({ amounts }: Blend): RawFinding[] {
  return tagNotices.flatMap(({ tags, code }) => {
    const affected = amounts.filter(({ herb }) => herb.effectTags.some((tag) => tags.includes(tag)))
    return affected.length > 0 ? [createFinding('NOTICE', code, affected)] : []
  })
}

const refusingAllergies: Partial<Record<SafeIngredient['warnings'][number], readonly string[]>> = {
  milk_allergy: ['milk'],
  nut_allergy: ['nut'],
  gluten_cross_contact: ['gluten', 'gluten_cross_contact'],
}

/** Raises findings about kitchen ingredients. Milk, nuts, gluten and honey always raise a notice. */
export function kitchenFindings(kitchen: readonly SafeIngredient[], person: Person): RawFinding[] {
  return kitchen.flatMap(({ warnings }) => [
    ...warnings.map((warning) => createFinding('NOTICE', 'INGREDIENT_NOTICE', [], warning)),
    ...warnings.flatMap((warning) => kitchenFinding(warning, person)),
  ])
}

function kitchenFinding(warning: SafeIngredient['warnings'][number], person: Person): RawFinding[] {
  const { ageYears, allergies } = person
  const isInfant = warning === 'infant_botulism_under_12_months' && ageYears !== undefined && ageYears < 1
  if (isInfant || refusingAllergies[warning]?.some((code) => allergies.has(code)))
    return [createFinding('REFUSE', 'SAFE_INGREDIENT_REFUSED', [], warning)]
  const isCautioned =
    (warning === 'diabetes_sugar' && hasCondition(person, 'diabetes')) ||
    (warning === 'gluten_cross_contact' && hasCondition(person, 'celiac_disease'))
  return isCautioned ? [createFinding('WARN', 'SAFE_INGREDIENT_CAUTION', [], warning)] : []
}
