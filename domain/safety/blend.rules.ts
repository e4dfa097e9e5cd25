import { exceeds, adultAmountsFromAge, adultYears } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import { caffeineMg, caffeineOf, caffeineToAskAbout } from './caffeine.ts'
import { conditionalFindings } from './conditional.rules.ts'
import { type CheckedOrigin, type FindingCode, type Level, levels, createFinding, type RawFinding } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import { isMinor } from './minor-amounts.ts'
import type { Person } from './profile.ts'
import type { codes, effectTags, preparationRequirements } from './vocabulary.ts'

export type EffectTag = ReturnType<typeof codes<keyof typeof effectTags>>[number]
type Requirement = (typeof preparationRequirements)[number]

/** Herbs of a recipe, each once with its grams of dried herb a cup, and how the cup is prepared and drunk. */
export type Blend = {
  parts: readonly Part[]
  cupsPerDay: number
  courseDays: number | null
  preparation: readonly string[]
}

/** Factor of the usual grams a cup above which a cup is far too strong. */
export const cupFarExceededFactor = 1.5

type Limit = { notice: number; warn: number }
/**
 * Limits for grams of dried herb. These and the number of herbs are our own limits, set low on purpose; each herb has
 * its own limits too.
 */
export const totalGrams: { cup: Limit; day: Limit } = { cup: { notice: 6, warn: 8 }, day: { notice: 12, warn: 18 } }
export const herbCount: Limit = { notice: 7, warn: 10 }
export const sedativeWeight: Partial<Record<EffectTag, number>> = { sedative: 1, mild_sedative: 0.5 }
/** The ceiling of 1.5 follows the Commission E rule for passionflower, valerian and lemon balm (1991). */
export const sedativeLoad = { warn: 1, refuse: 1.5 }
export const budgetGroups: EffectTag[] = [
  'group_thujone',
  'group_estragole',
  'group_coumarin',
  'group_salicylate',
  'group_glycyrrhizin',
]
type Stack = { tag: EffectTag; code: FindingCode } & Partial<Record<Level, number>>
/** Number of herbs above a minor amount that share an effect, for each level. These limits are our own. */
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
 * Finding for each preparation step that a herb needs and a recipe does not name. Brewing advice is never a reason to
 * ask a pharmacist.
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
    ...blend.parts.flatMap((part) => amountFindings(part, blend)),
    ...conditionalFindings(blend, person, origin),
    ...budgetFindings(blend),
    ...sedativeFindings(blend),
    ...caffeineFindings(blend, person),
    ...stackFindings(blend),
    ...pairFindings(blend, person),
    ...totalFindings(blend),
  ]
}

function amountFindings(part: Part, { cupsPerDay, preparation }: Blend): RawFinding[] {
  const { herb, gramsPerCup } = part
  const raised: RawFinding[] = []
  const cupMax = herb.tea.gramsPerCupMax
  if (exceeds(dailyGrams(gramsPerCup, cupsPerDay), herb.maxDailyGrams))
    raised.push(createFinding('REFUSE', 'DAILY_MAX_EXCEEDED', [part], herb.slug))
  if (exceeds(gramsPerCup, cupMax)) raised.push(cupFinding(part, gramsPerCup / cupMax))
  for (const requirement of herb.tea.requirements) {
    if (preparation.includes(requirement)) continue
    const { level, code } = missingRequirement[requirement]
    raised.push(createFinding(level, code, [part], requirement))
  }
  return raised
}

/** A cup up to one and a half times the usual strength raises a notice. A stronger cup warns, or refuses a conditional herb. */
function cupFinding(part: Part, times: number): RawFinding {
  const { slug, conditional } = part.herb
  if (!exceeds(times, cupFarExceededFactor)) return createFinding('NOTICE', 'CUP_MAX_EXCEEDED', [part], slug)
  return createFinding(conditional ? 'REFUSE' : 'WARN', 'CUP_MAX_FAR_EXCEEDED', [part], slug)
}

function budgetFindings(blend: Blend): RawFinding[] {
  return budgetGroups.flatMap((group) => {
    const members = tagged(blend, group)
    const used = members.reduce((sum, part) => sum + dayFraction(part, blend), 0)
    return members.length > 1 && exceeds(used, 1)
      ? [createFinding('REFUSE', 'GROUP_BUDGET_EXCEEDED', members, group)]
      : []
  })
}

function sedativeFindings(blend: Blend): RawFinding[] {
  const sedatives = blend.parts.filter((part) => weightOf(part) > 0)
  const load = sedatives.reduce((sum, part) => sum + dayFraction(part, blend) * weightOf(part), 0)
  if (exceeds(load, sedativeLoad.refuse)) return [createFinding('REFUSE', 'SEDATIVE_LOAD', sedatives)]
  return exceeds(load, sedativeLoad.warn) ? [createFinding('WARN', 'SEDATIVE_LOAD', sedatives)] : []
}

function caffeineFindings({ parts, cupsPerDay }: Blend, person: Person): RawFinding[] {
  const sources = parts.filter(({ herb, gramsPerCup }) => caffeineOf(herb, gramsPerCup) > 0)
  if (sources.length === 0) return []
  const cup = sources.reduce((sum, { herb, gramsPerCup }) => sum + caffeineOf(herb, gramsPerCup), 0)
  const day = dailyGrams(cup, cupsPerDay)
  const exceeded = caffeineLimits(person).some((limit) => exceeds(cup, limit.cup) || exceeds(day, limit.day))
  const subject = String(Math.round(day))
  if (exceeded) return [createFinding('REFUSE', 'CAFFEINE_LIMIT', sources, subject)]
  return [
    ...(hasHeartRhythm(person) && exceeds(day, caffeineToAskAbout)
      ? [createFinding('WARN', 'CAFFEINE_CAUTION', sources, subject)]
      : []),
    createFinding('NOTICE', 'CAFFEINE_INFO', sources, subject),
  ]
}

const hasHeartRhythm = ({ conditions, impliedConditions }: Person) =>
  conditions?.has('cardiac_arrhythmia') || impliedConditions.has('cardiac_arrhythmia')

function caffeineLimits(person: Person) {
  const { ageYears, pregnant, breastfeeding, conditions } = person
  return [
    caffeineMg.adult,
    ...(pregnant || breastfeeding || conditions?.has('trying_to_conceive') ? [caffeineMg.expecting] : []),
    ...(ageYears !== undefined && ageYears < adultYears ? [caffeineMg.under18] : []),
    ...(ageYears !== undefined && ageYears < adultAmountsFromAge ? [caffeineMg.under12] : []),
    ...(hasHeartRhythm(person) ? [caffeineMg.heartRhythm] : []),
  ]
}

function stackFindings(blend: Blend): RawFinding[] {
  return stacks.flatMap(({ tag, code, ...numbers }) => {
    const members = counted(blend, tag)
    const level = levels.find((known) => members.length >= (numbers[known] ?? Infinity))
    return level ? [createFinding(level, code, members)] : []
  })
}

function pairFindings(blend: Blend, person: Person): RawFinding[] {
  const raised: RawFinding[] = []
  const glycyrrhizin = tagged(blend, 'group_glycyrrhizin')
  const diuretics = [...tagged(blend, 'diuretic'), ...tagged(blend, 'potassium_lowering')].filter((part) =>
    glycyrrhizin.some((other) => other !== part),
  )
  if (glycyrrhizin.length > 0 && diuretics.length > 0)
    raised.push(createFinding('REFUSE', 'PAIR_LIQUORICE_DIURETIC', [...glycyrrhizin, ...diuretics]))
  const named = (slug: string) =>
    blend.parts.filter((part) => part.herb.slug === slug && !isMinor(part, blend.cupsPerDay, 'interactions'))
  const [turmeric, pepper] = [named('turmeric'), blend.parts.filter(({ herb }) => herb.slug === 'black-pepper')]
  if (turmeric.length > 0 && pepper.length > 0) {
    const takesByMouth = person.drugClasses?.has('oral_medicines_general')
    raised.push(createFinding(takesByMouth ? 'WARN' : 'NOTICE', 'PAIR_TURMERIC_PEPPER', [...turmeric, ...pepper]))
  }
  const [salicylates, antiplatelets] = [counted(blend, 'group_salicylate'), counted(blend, 'antiplatelet')]
  if (salicylates.length > 0 && antiplatelets.length > 1)
    raised.push(createFinding('NOTICE', 'PAIR_SALICYLATE_ANTIPLATELET', [...salicylates, ...antiplatelets]))
  const sedatives = blend.parts.filter((part) => weightOf(part) > 0)
  const stimulating = tagged(blend, 'stimulant')
  if (sedatives.length > 0 && stimulating.length > 0)
    raised.push(createFinding('NOTICE', 'OPPOSING_EFFECTS', [...sedatives, ...stimulating]))
  return raised
}

function totalFindings({ parts, cupsPerDay }: Blend): RawFinding[] {
  const countedParts = parts.filter(({ herb }) => !herb.loadExempt)
  const cup = countedParts.reduce((sum, part) => sum + part.gramsPerCup, 0)
  return [
    ...overLimit(cup, totalGrams.cup, ['TOTAL_LOAD', 'TOTAL_LOAD'], countedParts),
    ...overLimit(dailyGrams(cup, cupsPerDay), totalGrams.day, ['TOTAL_LOAD', 'TOTAL_LOAD'], countedParts),
    ...overLimit(parts.length, herbCount, ['MANY_HERBS', 'TOO_MANY_HERBS'], parts),
  ]
}

const hasTag = ({ herb }: Part, tag: EffectTag) => herb.effectTags.includes(tag)
const tagged = ({ parts }: Blend, tag: EffectTag) => parts.filter((part) => hasTag(part, tag))
/** Returns the herbs with the tag that exceed a minor amount. */
const counted = (blend: Blend, tag: EffectTag) =>
  tagged(blend, tag).filter((part) => !isMinor(part, blend.cupsPerDay, 'effects', tag))
const weightOf = ({ herb }: Part) => Math.max(0, ...herb.effectTags.map((tag) => sedativeWeight[tag] ?? 0))
const dayFraction = ({ herb, gramsPerCup }: Part, { cupsPerDay }: Blend) =>
  dailyGrams(gramsPerCup, cupsPerDay) / herb.maxDailyGrams

function overLimit(
  value: number,
  limit: Limit,
  [noticeCode, warnCode]: [FindingCode, FindingCode],
  parts: readonly Part[],
): RawFinding[] {
  if (exceeds(value, limit.warn)) return [createFinding('WARN', warnCode, parts)]
  return exceeds(value, limit.notice) ? [createFinding('NOTICE', noticeCode, parts)] : []
}
