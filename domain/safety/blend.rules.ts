import { above } from './ages.ts'
import { dailyGrams } from './amounts.ts'
import { caffeineMg, caffeineOf } from './caffeine.ts'
import { type CheckedOrigin, type FindingCode, type Level, raise, type Raised } from './findings.ts'
import type { Part } from './ingredients.rules.ts'
import type { Person } from './profile.ts'
import type { codes, effectTags, preparationRequirements } from './vocabulary.ts'

export type EffectTag = ReturnType<typeof codes<keyof typeof effectTags>>[number]
type Requirement = (typeof preparationRequirements)[number]

/** Herbs that are settled, each once with its grams of dried herb a cup, and how the cup is made and drunk. */
export type Blend = {
  parts: readonly Part[]
  cupsPerDay: number
  courseDays: number | null
  preparation: readonly string[]
}

/** Times the usual grams of a cup. */
export const cupFarExceededFactor = 1.5

/** Engineering limits of our own, set low on purpose; grams of dried herb, and herbs in one blend. */
export const totalGrams = { cup: { warn: 6, refuse: 8 }, day: { warn: 12, refuse: 18 } }
export const herbCount = { warn: 7, refuse: 10 }
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
type Stack = { tag: EffectTag; code: FindingCode; warn: number; refuse: number }
/** Herbs of one blend that share an effect: engineering limits of our own. */
export const stacks: Stack[] = [
  { tag: 'antiplatelet', code: 'STACK_ANTIPLATELET', warn: 2, refuse: 4 },
  { tag: 'hypotensive', code: 'STACK_HYPOTENSIVE', warn: 2, refuse: 4 },
  { tag: 'hypoglycaemic', code: 'STACK_HYPOGLYCAEMIC', warn: 2, refuse: 4 },
  { tag: 'diuretic', code: 'STACK_DIURETIC', warn: 2, refuse: 3 },
  { tag: 'hepatotoxic_signal', code: 'STACK_HEPATOTOXIC_SIGNAL', warn: 1, refuse: 2 },
  { tag: 'seizure_threshold', code: 'STACK_SEIZURE_THRESHOLD', warn: 2, refuse: 3 },
  { tag: 'estrogenic', code: 'STACK_ESTROGENIC', warn: 2, refuse: 3 },
  { tag: 'uterotonic', code: 'STACK_UTEROTONIC', warn: 3, refuse: 5 },
]
/** What a step that a herb asks for and a recipe does not promise means. */
export const missingRequirement: Record<Requirement, { level: Level; code: FindingCode }> = {
  boil_15_min: { level: 'REFUSE', code: 'PREPARATION_MISSING' },
  fine_filter_strain: { level: 'WARN', code: 'PREPARATION_ADVICE' },
  cold_macerate: { level: 'WARN', code: 'PREPARATION_ADVICE' },
  simmer_decoction: { level: 'WARN', code: 'PREPARATION_ADVICE' },
  take_with_plenty_of_water: { level: 'WARN', code: 'PREPARATION_ADVICE' },
  serve_below_65C: { level: 'WARN', code: 'PREPARATION_ADVICE' },
  cover_while_steeping: { level: 'NOTICE', code: 'PREPARATION_TIP' },
  crush_before_use: { level: 'NOTICE', code: 'PREPARATION_TIP' },
}

/** What the amounts and the company of the herbs say of a blend for this person: R4 to R15. */
export function blendFindings(blend: Blend, person: Person, origin: CheckedOrigin): Raised[] {
  return [
    ...blend.parts.flatMap((part) => amountFindings(part, blend)),
    ...conditionalFindings(blend, origin),
    ...budgetFindings(blend),
    ...sedativeFindings(blend),
    ...caffeineFindings(blend, person),
    ...stackFindings(blend),
    ...pairFindings(blend),
    ...totalFindings(blend),
  ]
}

function amountFindings(part: Part, { cupsPerDay, preparation }: Blend): Raised[] {
  const { herb, gramsPerCup } = part
  const raised: Raised[] = []
  const cupMax = herb.tea.gramsPerCupMax
  if (above(dailyGrams(gramsPerCup, cupsPerDay), herb.maxDailyGrams))
    raised.push(raise('REFUSE', 'DAILY_MAX_EXCEEDED', [part], herb.slug))
  if (above(gramsPerCup, cupFarExceededFactor * cupMax))
    raised.push(raise('REFUSE', 'CUP_MAX_FAR_EXCEEDED', [part], herb.slug))
  else if (above(gramsPerCup, cupMax)) raised.push(raise('WARN', 'CUP_MAX_EXCEEDED', [part], herb.slug))
  for (const requirement of herb.tea.requirements) {
    if (preparation.includes(requirement)) continue
    const { level, code } = missingRequirement[requirement]
    raised.push(raise(level, code, [part], requirement))
  }
  return raised
}

function conditionalFindings(blend: Blend, origin: CheckedOrigin): Raised[] {
  const herbs = blend.parts.filter(({ herb }) => herb.conditional)
  if (herbs.length === 0) return []
  const alone = raise(origin === 'human' ? 'WARN' : 'REVIEW', 'CONDITIONAL_HERB', herbs)
  return herbs.length === 1 ? [alone] : [alone, raise('REFUSE', 'TOO_MANY_CONDITIONAL', herbs)]
}

function budgetFindings(blend: Blend): Raised[] {
  return budgetGroups.flatMap((group) => {
    const members = tagged(blend, group)
    const used = members.reduce((sum, part) => sum + dayFraction(part, blend), 0)
    return members.length > 1 && above(used, 1) ? [raise('REFUSE', 'GROUP_BUDGET_EXCEEDED', members, group)] : []
  })
}

function sedativeFindings(blend: Blend): Raised[] {
  const calming = blend.parts.filter((part) => weightOf(part) > 0)
  const load = calming.reduce((sum, part) => sum + dayFraction(part, blend) * weightOf(part), 0)
  return overLimit(load, sedativeLoad, ['SEDATIVE_LOAD', 'SEDATIVE_LOAD'], calming)
}

function caffeineFindings({ parts, cupsPerDay }: Blend, person: Person): Raised[] {
  const sources = parts.filter(({ herb, gramsPerCup }) => caffeineOf(herb, gramsPerCup) > 0)
  if (sources.length === 0) return []
  const cup = sources.reduce((sum, { herb, gramsPerCup }) => sum + caffeineOf(herb, gramsPerCup), 0)
  const day = dailyGrams(cup, cupsPerDay)
  const exceeded = caffeineLimits(person).some((limit) => above(cup, limit.cup) || above(day, limit.day))
  const subject = String(Math.round(day))
  return [
    exceeded ? raise('REFUSE', 'CAFFEINE_LIMIT', sources, subject) : raise('NOTICE', 'CAFFEINE_INFO', sources, subject),
  ]
}

function caffeineLimits({ ageYears, pregnant, breastfeeding, conditions }: Person) {
  return [
    caffeineMg.adult,
    ...(pregnant || breastfeeding || conditions?.has('trying_to_conceive') ? [caffeineMg.expecting] : []),
    ...(ageYears !== undefined && ageYears < 18 ? [caffeineMg.under18] : []),
  ]
}

function stackFindings(blend: Blend): Raised[] {
  return stacks.flatMap(({ tag, code, warn, refuse }) => {
    const members = tagged(blend, tag)
    if (members.length >= refuse) return [raise('REFUSE', code, members)]
    return members.length >= warn ? [raise('WARN', code, members)] : []
  })
}

function pairFindings(blend: Blend): Raised[] {
  const raised: Raised[] = []
  const glycyrrhizin = tagged(blend, 'group_glycyrrhizin')
  const draining = [...tagged(blend, 'diuretic'), ...tagged(blend, 'potassium_lowering')].filter((part) =>
    glycyrrhizin.some((other) => other !== part),
  )
  if (glycyrrhizin.length > 0 && draining.length > 0)
    raised.push(raise('REFUSE', 'PAIR_LICORICE_DIURETIC', [...glycyrrhizin, ...draining]))
  const named = (slug: string) => blend.parts.filter(({ herb }) => herb.slug === slug)
  const [turmeric, pepper] = [named('turmeric'), named('black-pepper')]
  if (turmeric.length > 0 && pepper.length > 0)
    raised.push(raise('WARN', 'PAIR_TURMERIC_PEPPER', [...turmeric, ...pepper]))
  const [salicylates, antiplatelets] = [tagged(blend, 'group_salicylate'), tagged(blend, 'antiplatelet')]
  if (salicylates.length > 0 && antiplatelets.length > 1)
    raised.push(raise('WARN', 'PAIR_SALICYLATE_ANTIPLATELET', [...salicylates, ...antiplatelets]))
  const calming = blend.parts.filter((part) => weightOf(part) > 0)
  const stimulating = tagged(blend, 'stimulant')
  if (calming.length > 0 && stimulating.length > 0)
    raised.push(raise('WARN', 'OPPOSING_EFFECTS', [...calming, ...stimulating]))
  return raised
}

function totalFindings({ parts, cupsPerDay }: Blend): Raised[] {
  const loaded = parts.filter(({ herb }) => !herb.loadExempt)
  const cup = loaded.reduce((sum, part) => sum + part.gramsPerCup, 0)
  return [
    ...overLimit(cup, totalGrams.cup, ['TOTAL_LOAD', 'TOTAL_LOAD'], loaded),
    ...overLimit(dailyGrams(cup, cupsPerDay), totalGrams.day, ['TOTAL_LOAD', 'TOTAL_LOAD'], loaded),
    ...overLimit(parts.length, herbCount, ['MANY_HERBS', 'TOO_MANY_HERBS'], parts),
  ]
}

const hasTag = ({ herb }: Part, tag: EffectTag) => herb.effectTags.includes(tag)
const tagged = ({ parts }: Blend, tag: EffectTag) => parts.filter((part) => hasTag(part, tag))
const weightOf = ({ herb }: Part) => Math.max(0, ...herb.effectTags.map((tag) => sedativeWeight[tag] ?? 0))
const dayFraction = ({ herb, gramsPerCup }: Part, { cupsPerDay }: Blend) =>
  dailyGrams(gramsPerCup, cupsPerDay) / herb.maxDailyGrams

function overLimit(
  value: number,
  limit: { warn: number; refuse: number },
  [warnCode, refuseCode]: [FindingCode, FindingCode],
  parts: readonly Part[],
): Raised[] {
  if (above(value, limit.refuse)) return [raise('REFUSE', refuseCode, parts)]
  return above(value, limit.warn) ? [raise('WARN', warnCode, parts)] : []
}
