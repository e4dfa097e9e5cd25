import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { above, adultAmountsFromAge, minimumAge } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import type { Blend } from './blend.rules.ts'
import type { HerbFacts } from './facts.ts'
import { type FindingCode, raise, type Raised } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { kitchenAllergens } from './kitchen-allergens.ts'
import type { Condition, Person } from './profile.ts'
import { allergenFamilies, allergenSubstances } from './vocabulary.ts'

/** What the herbs mean for this person: R16 to R19 and R22, and what stands for anybody where an answer is missing. */
export function personFindings(blend: Blend, person: Person, kitchen: readonly SafeIngredient[]): Raised[] {
  return [
    ...ageFindings(blend, person),
    ...expectingFindings(blend, person),
    ...conditionFindings(blend, person),
    ...allergyFindings(blend, person, kitchen),
    ...courseFindings(blend),
  ]
}

function ageFindings({ parts, cupsPerDay }: Blend, { ageYears }: Person): Raised[] {
  if (parts.length === 0) return []
  if (ageYears === undefined) {
    const limit = minimumAge(parts, cupsPerDay)
    const asking = parts.filter(({ herb }) => herb.minAgeYears === limit)
    return [raise('NOTICE', 'AGE_NOTICE', asking, String(limit))]
  }
  const grownUp = parts.filter(({ herb }) => herb.minAgeYears > ageYears)
  const youngest = Math.max(...grownUp.map(({ herb }) => herb.minAgeYears))
  return [
    ...(ageYears < adultAmountsFromAge ? [raise('REFUSE', 'CHILD_AMOUNT_UNKNOWN', parts)] : []),
    ...(grownUp.length > 0
      ? [raise('REFUSE', 'UNDER_MIN_AGE', grownUp, String(Math.max(adultAmountsFromAge, youngest)))]
      : []),
  ]
}

type Codes = { avoid: FindingCode; above: FindingCode; within: FindingCode; caution: FindingCode; notice: FindingCode }
const pregnancyCodes: Codes = {
  avoid: 'PREGNANCY_AVOID',
  above: 'PREGNANCY_ABOVE_FOOD_AMOUNT',
  within: 'PREGNANCY_FOOD_AMOUNT',
  caution: 'PREGNANCY_CAUTION',
  notice: 'PREGNANCY_NOTICE',
}
const lactationCodes: Codes = {
  avoid: 'LACTATION_AVOID',
  above: 'LACTATION_ABOVE_FOOD_AMOUNT',
  within: 'LACTATION_FOOD_AMOUNT',
  caution: 'LACTATION_CAUTION',
  notice: 'LACTATION_NOTICE',
}

function expectingFindings(blend: Blend, { pregnant, breastfeeding, conditions }: Person): Raised[] {
  const pregnancy = byStatus(blend, 'pregnancy')
  const planned = conditions?.has('trying_to_conceive') ? [...pregnancy.avoid, ...pregnancy.above] : []
  return [
    ...statusFindings(pregnancy, pregnant, pregnancyCodes),
    ...(planned.length > 0 ? [raise('WARN', 'PREGNANCY_PLANNED', planned)] : []),
    ...statusFindings(byStatus(blend, 'lactation'), breastfeeding, lactationCodes),
  ]
}

/** Strictest first. */
const noticed = ['avoid', 'above', 'within', 'caution'] as const
type ByStatus = Record<(typeof noticed)[number], Part[]>

function byStatus({ parts, cupsPerDay }: Blend, field: 'pregnancy' | 'lactation'): ByStatus {
  const isAboveFood = ({ herb, gramsPerCup }: Part) =>
    herb.cookingGramsPerDay === null || above(dailyGrams(gramsPerCup, cupsPerDay), herb.cookingGramsPerDay)
  const having = (status: HerbFacts['pregnancy']) => parts.filter(({ herb }) => herb[field] === status)
  const food = having('food_amounts_only')
  return {
    avoid: having('avoid'),
    above: food.filter(isAboveFood),
    within: food.filter((part) => !isAboveFood(part)),
    caution: having('caution'),
  }
}

/** Who has not answered reads the strictest status of the blend. */
function statusFindings(parts: ByStatus, answer: boolean | undefined, codes: Codes): Raised[] {
  if (answer === false) return []
  if (answer === undefined) {
    const strictest = noticed.find((status) => parts[status].length > 0)
    return strictest ? [raise('NOTICE', codes.notice, parts[strictest], strictest)] : []
  }
  return noticed.flatMap((status) => {
    const level = status === 'avoid' || status === 'above' ? 'REFUSE' : 'WARN'
    return parts[status].length > 0 ? [raise(level, codes[status], parts[status])] : []
  })
}

/** For conditions that were not told, the lines list all that exclude and all that ask for care. */
function conditionFindings({ parts }: Blend, { conditions, untoldConditions }: Person): Raised[] {
  const told: Raised[] = []
  for (const condition of conditions ?? []) {
    const [excluded, cautioned] = [parts.filter(excludes(condition)), parts.filter(asksForCare(condition))]
    if (excluded.length > 0) told.push(raise('REFUSE', 'CONTRAINDICATED', excluded, condition))
    if (cautioned.length > 0) told.push(raise('WARN', 'CONDITION_CAUTION', cautioned, condition))
  }
  if (conditions && untoldConditions.size === 0) return told
  const isUntold = (condition: Condition) =>
    !conditions || (untoldConditions.has(condition) && !conditions.has(condition))
  const excluding = new Set(parts.flatMap(({ herb }) => herb.contraindications).filter(isUntold))
  const cautious = new Set(
    parts
      .flatMap(({ herb }) => herb.conditionCautions)
      .filter((condition) => isUntold(condition) && !parts.some(excludes(condition))),
  )
  return [
    ...told,
    ...conditionNotice(
      'avoid',
      excluding,
      parts.filter(({ herb }) => herb.contraindications.some((condition) => excluding.has(condition))),
    ),
    ...conditionNotice(
      'caution',
      cautious,
      parts.filter(({ herb }) => herb.conditionCautions.some((condition) => cautious.has(condition))),
    ),
  ]
}

const excludes =
  (condition: Condition) =>
  ({ herb }: Part) =>
    herb.contraindications.includes(condition)
const asksForCare =
  (condition: Condition) =>
  ({ herb }: Part) =>
    herb.conditionCautions.includes(condition)

function conditionNotice(kind: 'avoid' | 'caution', found: ReadonlySet<Condition>, parts: Part[]): Raised[] {
  if (found.size === 0) return []
  return [raise('NOTICE', 'CONDITION_NOTICE', parts, [kind, ...[...found].toSorted()].join(' '))]
}

function allergyFindings(blend: Blend, { allergies }: Person, kitchen: readonly SafeIngredient[]): Raised[] {
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

function courseFindings({ parts, courseDays }: Blend): Raised[] {
  const limited = parts.filter(({ herb }) => herb.maxDurationDays !== null)
  const shortest = Math.min(...limited.map(({ herb }) => herb.maxDurationDays ?? Infinity))
  if (courseDays !== null && courseDays > shortest) {
    const exceeded = limited.filter(({ herb }) => courseDays > (herb.maxDurationDays ?? Infinity))
    return [raise('REFUSE', 'DURATION_EXCEEDED', exceeded, String(shortest))]
  }
  const days = Math.min(courseDays ?? Infinity, shortest)
  const asking = limited.filter(({ herb }) => herb.maxDurationDays === days)
  return Number.isFinite(days) ? [raise('NOTICE', 'DURATION_NOTICE', asking, String(days))] : []
}
