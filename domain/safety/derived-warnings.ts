import type { Herb, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import {
  allergenFamilies,
  allergenSubstances,
  conditions,
  drugClasses,
  effects,
  impliedDrugClasses,
} from './vocabulary.ts'

/** What a recipe holds, as far as its warnings depend on it; `gramsPerDay` is dried herb. */
export type Contents = { parts: readonly Part[]; kitchen: readonly SafeIngredient[]; courseDays: number | null }

type Part = { herb: Herb; gramsPerDay: number }

type Status = Herb['pregnancy']
type EffectTag = Herb['effectTags'][number]

/** The herb facts hold adults' amounts alone. */
const adultAmountsFromAge = 12

/** Milligrams a day (EFSA 2015, by the herb facts). */
const caffeineMgDailyUnder18 = 100

const pregnancyText: Record<Status, ((names: string) => string) | null> = {
  avoid: (names) => `Not for use in pregnancy (${names}).`,
  food_amounts_only: (names) => `In pregnancy only in cooking amounts (${names}).`,
  caution: (names) => `In pregnancy ask your midwife or doctor first (${names}).`,
  ok: null,
}
const lactationText: Record<Status, ((names: string) => string) | null> = {
  avoid: (names) => `Not advised while breastfeeding (${names}).`,
  food_amounts_only: (names) => `While breastfeeding only in cooking amounts (${names}).`,
  caution: (names) => `While breastfeeding ask your midwife or doctor first (${names}).`,
  ok: null,
}
const statuses: Status[] = ['avoid', 'food_amounts_only', 'caution']

const tagText: [EffectTag, string][] = [
  ['mucilage', 'Keep one to two hours away from medicines.'],
  ['tannin', 'Drink two hours apart from iron tablets.'],
  ['diuretic', 'Drink enough water; not with swelling from heart or kidney disease.'],
  ['photosensitising', 'Avoid strong sun during use.'],
]

const kitchenText: Record<SafeIngredient['warnings'][number], string> = {
  infant_botulism_under_12_months: 'Honey is not for children under one year.',
  diabetes_sugar: 'Contains sugar: count it if you have diabetes.',
  tooth_enamel: 'Acid: rinse your mouth with water afterwards, for your teeth.',
  milk_allergy: 'Contains milk.',
  nut_allergy: 'Contains nuts.',
  gluten_cross_contact: 'Oat drink may hold traces of gluten: not with coeliac disease.',
}

/**
 * The lines that the facts of the contents ask for, whoever reads, in this order: herbs with conditions of their own, liver,
 * age, pregnancy, breastfeeding, allergies, driving, medicines of severity avoid or caution, conditions, duration, what to
 * mind while drinking, caffeine, kitchen ingredients. One line a code, herbs merged.
 */
export function derivedWarnings({ parts, kitchen, courseDays }: Contents): string[] {
  const herbs = parts.map(({ herb }) => herb)
  return [
    ...findingLines(parts),
    `For people aged ${minimumAge(parts)} and over.`,
    ...statusLines(parts, 'pregnancy', pregnancyText),
    ...statusLines(parts, 'lactation', lactationText),
    ...allergyLines(herbs),
    ...drowsinessLines(herbs),
    ...medicineLines(herbs),
    ...conditionLines(herbs),
    ...durationLines(herbs, courseDays),
    ...tagText.filter(([tag]) => herbs.some((herb) => hasTag(herb, [tag]))).map(([, text]) => text),
    ...caffeineLines(parts),
    ...new Set(kitchen.flatMap((ingredient) => ingredient.warnings.map((warning) => kitchenText[warning]))),
  ]
}

function statusLines(parts: readonly Part[], field: 'pregnancy' | 'lactation', text: typeof pregnancyText): string[] {
  return statuses.flatMap((status) => {
    const concerned = parts.filter(({ herb }) => herb[field] === status)
    const names = namesOf(concerned.map(({ herb }) => herb))
    const line = names && text[status]?.(names)
    if (!line) return []
    return [
      status === 'food_amounts_only' && concerned.some(isAboveFoodAmount)
        ? `${line} Here there is more than that.`
        : line,
    ]
  })
}

const isAboveFoodAmount = ({ herb, gramsPerDay }: Part) =>
  herb.foodAmountGramsPerDay === null || gramsPerDay > herb.foodAmountGramsPerDay + 1e-9

function allergyLines(herbs: readonly Herb[]): string[] {
  const named = new Set(herbs.flatMap((herb) => herb.allergens))
  const families = allergenFamilies.filter((family) => named.has(family))
  const substances = allergenSubstances.filter((substance) => named.has(substance))
  return [
    ...(families.length > 0 ? [`Contains plants of these families: ${families.join(', ')}.`] : []),
    ...(substances.length > 0
      ? [`For allergies also: ${substances.map((code) => code.replaceAll('_', ' ')).join(', ')}.`]
      : []),
  ]
}

function drowsinessLines(herbs: readonly Herb[]): string[] {
  if (!herbs.some((herb) => hasTag(herb, ['sedative', 'impairs_driving']))) return []
  return ['May make you sleepy: do not drive, and do not combine with alcohol or sleeping medicine.']
}

function medicineLines(herbs: readonly Herb[]): string[] {
  const hits = herbs.flatMap((herb) =>
    herb.interactions.filter(({ severity }) => severity !== 'monitor').map((interaction) => ({ herb, interaction })),
  )
  const byEffect = Map.groupBy(hits, ({ interaction }) => `${interaction.drugClass} ${interaction.effect}`)
  return [...byEffect.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { drugClass, effect } = first.interaction
    const classes = new Set([drugClass, ...(impliedDrugClasses[drugClass] ?? [])])
    const avoid = hits.some(({ interaction }) => interaction.severity === 'avoid' && classes.has(interaction.drugClass))
    const names = namesOf(same.map(({ herb }) => herb))
    const advice = avoid ? 'Do not drink it together with them.' : 'Ask your pharmacist first.'
    return [`Taking ${drugClasses[drugClass]}? ${names} ${effects[effect]}. ${advice}`]
  })
}

function conditionLines(herbs: readonly Herb[]): string[] {
  const excluded = new Set(herbs.flatMap((herb) => herb.contraindications))
  const cautioned = new Set(herbs.flatMap((herb) => herb.conditionCautions)).difference(excluded)
  return [
    ...conditionLine('Not for people with', excluded),
    ...conditionLine('Ask your doctor or pharmacist first with', cautioned),
  ]
}

function conditionLine(start: string, named: ReadonlySet<keyof typeof conditions>): string[] {
  return named.size > 0 ? [`${start}: ${[...named].map((condition) => conditions[condition]).join('; ')}.`] : []
}

function durationLines(herbs: readonly Herb[], courseDays: number | null): string[] {
  const days = Math.min(courseDays ?? Infinity, ...herbs.map((herb) => herb.maxDurationDays ?? Infinity))
  return Number.isFinite(days) ? [`Stop after ${days} days; see a doctor if the complaint lasts or gets worse.`] : []
}

function findingLines(parts: readonly Part[]): string[] {
  const conditional = namesOf(parts.filter(({ herb }) => herb.conditional).map(({ herb }) => herb))
  const liver = namesOf(parts.filter(({ herb }) => hasTag(herb, ['hepatotoxic_signal'])).map(({ herb }) => herb))
  return [
    ...(conditional ? [`${conditional}: use only after checking the exclusions below.`] : []),
    ...(liver
      ? [
          `Liver injury has been reported with ${liver}: stop and see a doctor if your skin yellows, your urine darkens or you feel sick and tired.`,
        ]
      : []),
  ]
}

function caffeineLines(parts: readonly Part[]): string[] {
  const mg = Math.round(caffeineMgPerDay(parts))
  return mg > 0 ? [`A day of it holds about ${mg} mg of caffeine.`] : []
}

/** Years, at least 12; a day's caffeine above the limit of young people makes it 18. */
export function minimumAge(parts: readonly Part[]): number {
  const youngest = caffeineMgPerDay(parts) > caffeineMgDailyUnder18 ? 18 : adultAmountsFromAge
  return Math.max(youngest, ...parts.map(({ herb }) => herb.minAgeYears))
}

function caffeineMgPerDay(parts: readonly Part[]): number {
  return parts.reduce((sum, { herb, gramsPerDay }) => {
    const mgPerGram = herb.constituents.find((constituent) => constituent.name === 'caffeine')?.mgPerGram ?? 0
    return sum + gramsPerDay * mgPerGram
  }, 0)
}

const hasTag = (herb: Herb, tags: readonly EffectTag[]) => herb.effectTags.some((tag) => tags.includes(tag))
const namesOf = (herbs: readonly Herb[]) =>
  [...new Set(herbs.map((herb) => herb.commonName.replace(/ \(.*\)$/, '')))].join(', ')
