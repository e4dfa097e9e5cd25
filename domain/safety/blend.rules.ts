import { calculateDailyGrams } from '../amounts/weights.ts'
import { exceeds, adultAmountsFromAge, adultAge } from './ages.ts'
import { caffeineMg, calculateCaffeineMg, caffeineAdviceMg } from './caffeine.ts'
import { conditionalFindings } from './conditional.rules.ts'
import { type CheckedOrigin, type FindingCode, type Level, levels, createFinding, type RawFinding } from './findings.ts'
import type { HerbAmount } from './ingredients.rules.ts'
import { isMinor } from './minor-amounts.ts'
import type { Person } from './profile.ts'
import type { EffectTag, preparationRequirements } from './vocabulary.ts'

type Requirement = (typeof preparationRequirements)[number]

/** Recipe prepared for the rules. Each herb appears once, in grams of dried herb a cup. */
export type Blend = {
  amounts: readonly HerbAmount[]
  cupsPerDay: number
  courseDays: number | null
  preparation: readonly string[]
}

/** Multiple of the maximum grams a cup above which a cup is far too strong. */
export const cupFarExceededFactor = 1.5

type Limit = { notice: number; warn: number }
/**
 * Limits in grams of dried herb. These limits and `herbCount` are our own, low on purpose. Each herb has its own limits
 * too.
 */
export const totalGrams: { cup: Limit; day: Limit } = { cup: { notice: 6, warn: 8 }, day: { notice: 12, warn: 18 } }
export const herbCount: Limit = { notice: 7, warn: 10 }
export const sedativeWeight: Partial<Record<EffectTag, number>> = { sedative: 1, mild_sedative: 0.5 }
/** `refuse` follows the Commission E rule for passionflower, valerian and lemon balm (1991). */
export const sedativeLoad = { warn: 1, refuse: 1.5 }
export const budgetGroups: EffectTag[] = [
  'group_thujone',
  'group_estragole',
  'group_coumarin',
  'group_salicylate',
  'group_glycyrrhizin',
]
type Stack = { tag: EffectTag; code: FindingCode } & Partial<Record<Level, number>>
/**
 * Numbers of herbs that share an effect, above a minor amount, at which each level is raised. These limits are our own.
 */
export const stacks: Stack[] = [
  { tag: 'antiplatelet', code: 'STACK_ANTIPLATELET', NOTICE: 2, WARN: 4 },
  { tag: 'hypotensive', code: 'STACK_HYPOTENSIVE', NOTICE: 2, WARN: 4 },
  { tag: 'hypoglycaemic', code: 'STACK_HYPOGLYCAEMIC', NOTICE: 2, WARN: 4 },
  { tag: 'diuretic', code: 'STACK_DIURETIC', NOTICE: 2, WARN: 4 },
  { tag: 'hepatotoxic_signal', code: 'STACK_HEPATOTOXIC_SIGNAL', NOTICE: 1, WARN: 2, REFUSE: 3 },
  { tag: 'seizure_threshold', code: 'STACK_SEIZURE_THRESHOLD', NOTICE: 2, WARN: 3 },
  { tag: 'estrogenic', code: 'STACK_ESTROGENIC', NOTICE: 2, WARN: 3 },
  { tag: 'uterotonic', code: 'STACK_UTEROTONIC', NOTICE: 3, WARN: 5 },
]
/**
 * Finding for each preparation step that a herb needs but the recipe does not mention. Brewing advice is only a notice.
 */
export const missingRequirement: Record<Requirement, { level: Level; code: FindingCode }> = {
  boil_15_min: { level: 'REFUSE', code: 'PREPARATION_MISSING' },
  fine_filter_strain: { level: 'NOTICE', code: 'PREPARATION_ADVICE' },
  cold_macerate: { level: 'NOTICE', code: 'PREPARATION_ADVICE' },
  simmer_decoction: { level: 'NOTICE', code: 'PREPARATION_ADVICE' },
  take_with_plenty_of_water: { level: 'NOTICE', code: 'PREPARATION_ADVICE' },
  serve_below_65C: { level: 'NOTICE', code: 'PREPARATION_ADVICE' },
  cover_while_steeping: { level: 'NOTICE', code: 'PREPARATION_TIP' },
  crush_before_use: { level: 'NOTICE', code: 'PREPARATION_TIP' },
}

/** Raises findings about amounts and combinations of herbs (R4 to R15). */
export function blendFindings(blend: Blend, person: Person, origin: CheckedOrigin): RawFinding[] {
  return [
    ...blend.amounts.flatMap((amount) => amountFindings(amount, blend)),
    ...conditionalFindings(blend, person, origin),
    ...budgetFindings(blend),
    ...sedativeFindings(blend),
    ...caffeineFindings(blend, person),
    ...stackFindings(blend),
    ...pairFindings(blend, person),
    ...totalFindings(blend),
  ]
}

function amountFindings(amount: HerbAmount, { cupsPerDay, preparation }: Blend): RawFinding[] {
  const { herb, gramsPerCup } = amount
  const findings: RawFinding[] = []
  const maxGramsPerCup = herb.tea.gramsPerCupMax
  if (exceeds(calculateDailyGrams(gramsPerCup, cupsPerDay), herb.maxDailyGrams))
    findings.push(createFinding('REFUSE', 'DAILY_MAX_EXCEEDED', [amount], herb.slug))
  if (exceeds(gramsPerCup, maxGramsPerCup)) findings.push(cupFinding(amount, gramsPerCup / maxGramsPerCup))
  for (const requirement of herb.tea.requirements) {
    if (preparation.includes(requirement)) continue
    const { level, code } = missingRequirement[requirement]
    findings.push(createFinding(level, code, [amount], requirement))
  }
  return findings
}

/**
 * Raises a notice for a cup with up to 1.5 times the maximum. A stronger cup raises a warning, or a refusal for a
 * conditional herb.
 */
function cupFinding(amount: HerbAmount, factor: number): RawFinding {
  const { slug, conditional } = amount.herb
  if (!exceeds(factor, cupFarExceededFactor)) return createFinding('NOTICE', 'CUP_MAX_EXCEEDED', [amount], slug)
  return createFinding(conditional ? 'REFUSE' : 'WARN', 'CUP_MAX_FAR_EXCEEDED', [amount], slug)
}

function budgetFindings(blend: Blend): RawFinding[] {
  return budgetGroups.flatMap((group) => {
    const members = filterByTag(blend, group)
    const usedShare = members.reduce((sum, amount) => sum + calculateDailyLimitShare(amount, blend), 0)
    return members.length > 1 && exceeds(usedShare, 1)
      ? [createFinding('REFUSE', 'GROUP_BUDGET_EXCEEDED', members, group)]
      : []
  })
}

function sedativeFindings(blend: Blend): RawFinding[] {
  const sedatives = blend.amounts.filter((amount) => calculateSedativeStrength(amount) > 0)
  const totalStrength = sedatives.reduce(
    (sum, amount) => sum + calculateDailyLimitShare(amount, blend) * calculateSedativeStrength(amount),
    0,
  )
  if (exceeds(totalStrength, sedativeLoad.refuse)) return [createFinding('REFUSE', 'SEDATIVE_LOAD', sedatives)]
  return exceeds(totalStrength, sedativeLoad.warn) ? [createFinding('WARN', 'SEDATIVE_LOAD', sedatives)] : []
}

function caffeineFindings({ amounts, cupsPerDay }: Blend, person: Person): RawFinding[] {
  const caffeineAmounts = amounts.filter(({ herb, gramsPerCup }) => calculateCaffeineMg(herb, gramsPerCup) > 0)
  if (caffeineAmounts.length === 0) return []
  const caffeinePerCup = caffeineAmounts.reduce(
    (sum, { herb, gramsPerCup }) => sum + calculateCaffeineMg(herb, gramsPerCup),
    0,
  )
  const caffeinePerDay = calculateDailyGrams(caffeinePerCup, cupsPerDay)
  const isLimitExceeded = getCaffeineLimits(person).some(
    (limit) => exceeds(caffeinePerCup, limit.cup) || exceeds(caffeinePerDay, limit.day),
  )
  const subject = String(Math.round(caffeinePerDay))
  if (isLimitExceeded) return [createFinding('REFUSE', 'CAFFEINE_LIMIT', caffeineAmounts, subject)]
  return [
    ...(hasArrhythmia(person) && exceeds(caffeinePerDay, caffeineAdviceMg)
      ? [createFinding('WARN', 'CAFFEINE_CAUTION', caffeineAmounts, subject)]
      : []),
    createFinding('NOTICE', 'CAFFEINE_INFO', caffeineAmounts, subject),
  ]
}

const hasArrhythmia = ({ conditions, impliedConditions }: Person) =>
  conditions?.has('cardiac_arrhythmia') || impliedConditions.has('cardiac_arrhythmia')

function getCaffeineLimits(person: Person) {
  const { ageYears, pregnant, breastfeeding, conditions } = person
  return [
    caffeineMg.adult,
    ...(pregnant || breastfeeding || conditions?.has('trying_to_conceive') ? [caffeineMg.expecting] : []),
    ...(ageYears !== undefined && ageYears < adultAge ? [caffeineMg.under18] : []),
    ...(ageYears !== undefined && ageYears < adultAmountsFromAge ? [caffeineMg.under12] : []),
    ...(hasArrhythmia(person) ? [caffeineMg.heartRhythm] : []),
  ]
}

function stackFindings(blend: Blend): RawFinding[] {
  return stacks.flatMap(({ tag, code, ...thresholds }) => {
    const members = filterAboveMinorByTag(blend, tag)
    const level = levels.find((candidate) => members.length >= (thresholds[candidate] ?? Infinity))
    return level ? [createFinding(level, code, members)] : []
  })
}

function pairFindings(blend: Blend, person: Person): RawFinding[] {
  const findings: RawFinding[] = []
  const glycyrrhizinAmounts = filterByTag(blend, 'group_glycyrrhizin')
  const diuretics = [...filterByTag(blend, 'diuretic'), ...filterByTag(blend, 'potassium_lowering')].filter((amount) =>
    glycyrrhizinAmounts.some((otherAmount) => otherAmount !== amount),
  )
  if (glycyrrhizinAmounts.length > 0 && diuretics.length > 0)
    findings.push(createFinding('REFUSE', 'PAIR_LIQUORICE_DIURETIC', [...glycyrrhizinAmounts, ...diuretics]))
  const filterAmountsOfHerb = (slug: string) =>
    blend.amounts.filter((amount) => amount.herb.slug === slug && !isMinor(amount, blend.cupsPerDay, 'interactions'))
  const [turmeric, pepper] = [
    filterAmountsOfHerb('turmeric'),
    blend.amounts.filter(({ herb }) => herb.slug === 'black-pepper'),
  ]
  if (turmeric.length > 0 && pepper.length > 0) {
    const takesOralMedicine = person.drugClasses?.has('oral_medicines_general')
    findings.push(
      createFinding(takesOralMedicine ? 'WARN' : 'NOTICE', 'PAIR_TURMERIC_PEPPER', [...turmeric, ...pepper]),
    )
  }
  const [salicylates, antiplatelets] = [
    filterAboveMinorByTag(blend, 'group_salicylate'),
    filterAboveMinorByTag(blend, 'antiplatelet'),
  ]
  if (salicylates.length > 0 && antiplatelets.length > 1)
    findings.push(createFinding('NOTICE', 'PAIR_SALICYLATE_ANTIPLATELET', [...salicylates, ...antiplatelets]))
  const sedatives = blend.amounts.filter((amount) => calculateSedativeStrength(amount) > 0)
  const stimulants = filterByTag(blend, 'stimulant')
  if (sedatives.length > 0 && stimulants.length > 0)
    findings.push(createFinding('NOTICE', 'OPPOSING_EFFECTS', [...sedatives, ...stimulants]))
  return findings
}

function totalFindings({ amounts, cupsPerDay }: Blend): RawFinding[] {
  const countedAmounts = amounts.filter(({ herb }) => !herb.loadExempt)
  const cup = countedAmounts.reduce((sum, amount) => sum + amount.gramsPerCup, 0)
  return [
    ...limitFindings(cup, totalGrams.cup, ['TOTAL_LOAD', 'TOTAL_LOAD'], countedAmounts),
    ...limitFindings(
      calculateDailyGrams(cup, cupsPerDay),
      totalGrams.day,
      ['TOTAL_LOAD', 'TOTAL_LOAD'],
      countedAmounts,
    ),
    ...limitFindings(amounts.length, herbCount, ['MANY_HERBS', 'TOO_MANY_HERBS'], amounts),
  ]
}

const hasTag = ({ herb }: HerbAmount, tag: EffectTag) => herb.effectTags.includes(tag)
const filterByTag = ({ amounts }: Blend, tag: EffectTag) => amounts.filter((amount) => hasTag(amount, tag))
const filterAboveMinorByTag = (blend: Blend, tag: EffectTag) =>
  filterByTag(blend, tag).filter((amount) => !isMinor(amount, blend.cupsPerDay, 'effects', tag))
const calculateSedativeStrength = ({ herb }: HerbAmount) =>
  Math.max(0, ...herb.effectTags.map((tag) => sedativeWeight[tag] ?? 0))
const calculateDailyLimitShare = ({ herb, gramsPerCup }: HerbAmount, { cupsPerDay }: Blend) =>
  calculateDailyGrams(gramsPerCup, cupsPerDay) / herb.maxDailyGrams

function limitFindings(
  value: number,
  limit: Limit,
  [noticeCode, warnCode]: [FindingCode, FindingCode],
  amounts: readonly HerbAmount[],
): RawFinding[] {
  if (exceeds(value, limit.warn)) return [createFinding('WARN', warnCode, amounts)]
  return exceeds(value, limit.notice) ? [createFinding('NOTICE', noticeCode, amounts)] : []
}
