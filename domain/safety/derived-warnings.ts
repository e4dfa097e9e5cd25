import type { Herb, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { allergenFamilies, conditions, drugClasses, effects } from './vocabulary.ts'

/** What a recipe holds, as far as its warnings depend on it; `gramsPerDay` is dried herb. */
export type Contents = { parts: readonly Part[]; kitchen: readonly SafeIngredient[] }

type Part = { herb: Herb; gramsPerDay: number }

type Status = Herb['pregnancy']
type EffectTag = Herb['effectTags'][number]

/** The herb facts hold adults' amounts alone. */
const adultAmountsFromAge = 12

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

const tagText: [EffectTag[], string][] = [
  [['mucilage'], 'Keep one to two hours away from medicines.'],
  [['tannin'], 'Drink two hours apart from iron tablets.'],
  [['diuretic'], 'Drink enough water; not with swelling from heart or kidney disease.'],
  [['photosensitising'], 'Avoid strong sun during use.'],
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
 * The lines that the facts of the contents ask for, whoever reads: age, pregnancy, breastfeeding, allergies, driving,
 * medicines of severity avoid or caution, conditions, duration. One line a code, herbs merged; the order is fixed.
 */
export function derivedWarnings({ parts, kitchen }: Contents): string[] {
  const herbs = parts.map(({ herb }) => herb)
  return [
    `For people aged ${Math.max(adultAmountsFromAge, ...herbs.map((herb) => herb.minAgeYears))} and over.`,
    ...statusLines(parts, 'pregnancy', pregnancyText),
    ...statusLines(parts, 'lactation', lactationText),
    ...allergyLines(herbs),
    ...drowsinessLines(herbs),
    ...medicineLines(herbs),
    ...conditionLines(herbs),
    ...tagText.filter(([tags]) => herbs.some((herb) => hasTag(herb, tags))).map(([, text]) => text),
    ...durationLines(herbs),
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
  return families.length > 0 ? [`Contains plants of these families: ${families.join(', ')}.`] : []
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
    const avoid = same.some(({ interaction }) => interaction.severity === 'avoid')
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

function durationLines(herbs: readonly Herb[]): string[] {
  const days = Math.min(...herbs.map((herb) => herb.maxDurationDays ?? Infinity))
  return Number.isFinite(days) ? [`Stop after ${days} days; see a doctor if the complaint lasts or gets worse.`] : []
}

const hasTag = (herb: Herb, tags: readonly EffectTag[]) => herb.effectTags.some((tag) => tags.includes(tag))
const namesOf = (herbs: readonly Herb[]) =>
  [...new Set(herbs.map((herb) => herb.commonName.replace(/ \(.*\)$/, '')))].join(', ')
