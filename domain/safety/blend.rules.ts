import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import { dailyGrams } from './amounts.ts'
import type { codes, effectTags, preparationRequirements } from './vocabulary.ts'

type EffectTag = ReturnType<typeof codes<keyof typeof effectTags>>[number]
type Requirement = (typeof preparationRequirements)[number]

export type Level = 'REFUSE' | 'REVIEW' | 'WARN' | 'NOTICE'
export type Finding = { level: Level; code: string; herbs: string[] }

/** Herbs that are settled, each with its grams of dried herb a cup, and how the cup is made and drunk. */
export type Blend = {
  parts: { herb: Herb; gramsPerCup: number }[]
  cupsPerDay: number
  courseDays: number | null
  preparation: readonly Requirement[]
}

/** Comparisons allow this much; every limit is inclusive. */
const tolerance = 1e-9
const above = (value: number, limit: number) => value > limit + tolerance

const cupFarExceededFactor = 1.5
const totalGrams = { cup: { warn: 6, refuse: 8 }, day: { warn: 12, refuse: 18 } }
const herbCount = { warn: 7, refuse: 10 }
const sedativeWeight: Partial<Record<EffectTag, number>> = { sedative: 1, mild_sedative: 0.5 }
/** The ceiling of 1.5 follows the Commission E rule for passionflower, valerian and lemon balm (1991). */
const sedativeLoad = { warn: 1, refuse: 1.5 }
const caffeineMg = { day: 400, cup: 200 }
const budgetGroups: EffectTag[] = [
  'group_thujone',
  'group_estragole',
  'group_coumarin',
  'group_salicylate',
  'group_glycyrrhizin',
]
const stacks: Partial<Record<EffectTag, { warn: number; refuse: number }>> = {
  antiplatelet: { warn: 2, refuse: 4 },
  hypotensive: { warn: 2, refuse: 4 },
  hypoglycaemic: { warn: 2, refuse: 4 },
  diuretic: { warn: 2, refuse: 3 },
  hepatotoxic_signal: { warn: 1, refuse: 2 },
  seizure_threshold: { warn: 2, refuse: 3 },
  estrogenic: { warn: 2, refuse: 3 },
  uterotonic: { warn: 3, refuse: 5 },
}
const missingRequirement: Record<Requirement, Level | null> = {
  boil_15_min: 'REFUSE',
  fine_filter_strain: 'WARN',
  cold_macerate: 'WARN',
  simmer_decoction: 'WARN',
  take_with_plenty_of_water: 'WARN',
  serve_below_65C: 'WARN',
  cover_while_steeping: null,
  crush_before_use: null,
}

/**
 * What the amounts and the company of the herbs say of a blend, for an adult of whom nothing is known: R4 to R9, R10 and R11
 * to R15, and a stated course (R17). A herb named twice counts as one; an amount that is no amount refuses.
 */
export function blendFindings(given: Blend): Finding[] {
  const unusable = given.parts.filter(({ gramsPerCup }) => !(gramsPerCup > 0 && Number.isFinite(gramsPerCup)))
  if (unusable.length > 0) return [finding('REFUSE', 'UNPARSEABLE_AMOUNT', unusable)]
  const blend = { ...given, parts: mergeParts(given.parts) }
  return [
    ...blend.parts.flatMap(({ herb, gramsPerCup }) => amountFindings(herb, gramsPerCup, blend)),
    ...conditionalFindings(blend),
    ...budgetFindings(blend),
    ...sedativeFindings(blend),
    ...caffeineFindings(blend),
    ...stackFindings(blend),
    ...pairFindings(blend),
    ...totalFindings(blend),
    ...durationFindings(blend),
  ]
}

function mergeParts(parts: readonly Part[]): Part[] {
  const bySlug = Map.groupBy(parts, ({ herb }) => herb.slug)
  return [...bySlug.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ herb: first.herb, gramsPerCup: same.reduce((sum, part) => sum + part.gramsPerCup, 0) }] : []
  })
}

function amountFindings(herb: Herb, gramsPerCup: number, { cupsPerDay, preparation }: Blend): Finding[] {
  const findings: Finding[] = []
  const say = (level: Level, code: string) => findings.push({ level, code, herbs: [herb.slug] })
  const cupMax = herb.tea.gramsPerCupMax
  if (above(dailyGrams(gramsPerCup, cupsPerDay), herb.maxDailyGrams)) say('REFUSE', 'DAILY_MAX_EXCEEDED')
  if (above(gramsPerCup, cupFarExceededFactor * cupMax)) say('REFUSE', 'CUP_MAX_FAR_EXCEEDED')
  else if (above(gramsPerCup, cupMax)) say('WARN', 'CUP_MAX_EXCEEDED')
  for (const requirement of herb.tea.requirements) {
    const level = preparation.includes(requirement) ? null : missingRequirement[requirement]
    if (level) say(level, level === 'REFUSE' ? 'PREPARATION_MISSING' : 'PREPARATION_ADVICE')
  }
  return findings
}

function conditionalFindings(blend: Blend): Finding[] {
  const herbs = blend.parts.filter(({ herb }) => herb.conditional).map(({ herb }) => herb.slug)
  if (herbs.length === 0) return []
  if (herbs.length === 1) return [{ level: 'WARN', code: 'CONDITIONAL_HERB', herbs }]
  return [{ level: 'REFUSE', code: 'TOO_MANY_CONDITIONAL', herbs }]
}

function budgetFindings(blend: Blend): Finding[] {
  return budgetGroups.flatMap((group) => {
    const members = tagged(blend, group)
    const used = members.reduce((sum, part) => sum + dayFraction(part, blend), 0)
    return members.length > 1 && above(used, 1) ? [finding('REFUSE', 'GROUP_BUDGET_EXCEEDED', members)] : []
  })
}

function sedativeFindings(blend: Blend): Finding[] {
  const weighed = blend.parts.map((part) => ({
    part,
    weight: Math.max(0, ...part.herb.effectTags.map((tag) => sedativeWeight[tag] ?? 0)),
  }))
  const calming = weighed.filter(({ weight }) => weight > 0)
  const load = calming.reduce((sum, { part, weight }) => sum + dayFraction(part, blend) * weight, 0)
  return overLimit(
    load,
    sedativeLoad,
    ['SEDATIVE_LOAD', 'SEDATIVE_LOAD'],
    calming.map(({ part }) => part),
  )
}

function caffeineFindings(blend: Blend): Finding[] {
  const mgPerCup = (part: Blend['parts'][number]) =>
    part.gramsPerCup * (part.herb.constituents.find((constituent) => constituent.name === 'caffeine')?.mgPerGram ?? 0)
  const sources = blend.parts.filter((part) => mgPerCup(part) > 0)
  const cup = sources.reduce((sum, part) => sum + mgPerCup(part), 0)
  if (cup === 0) return []
  const exceeded = above(cup, caffeineMg.cup) || above(dailyGrams(cup, blend.cupsPerDay), caffeineMg.day)
  return [exceeded ? finding('REFUSE', 'CAFFEINE_LIMIT', sources) : finding('NOTICE', 'CAFFEINE_INFO', sources)]
}

function stackFindings(blend: Blend): Finding[] {
  return Object.entries(stacks).flatMap(([tag, limit]) => {
    const members = blend.parts.filter(({ herb }) => herb.effectTags.some((own) => own === tag))
    const code = `STACK_${tag.toUpperCase()}`
    if (members.length >= limit.refuse) return [finding('REFUSE', code, members)]
    return members.length >= limit.warn ? [finding('WARN', code, members)] : []
  })
}

function pairFindings(blend: Blend): Finding[] {
  const findings: Finding[] = []
  const glycyrrhizin = tagged(blend, 'group_glycyrrhizin')
  const draining = blend.parts.filter(
    (part) =>
      !glycyrrhizin.includes(part) &&
      part.herb.effectTags.some((tag) => tag === 'diuretic' || tag === 'potassium_lowering'),
  )
  if (glycyrrhizin.length > 0 && draining.length > 0)
    findings.push(finding('REFUSE', 'PAIR_LICORICE_DIURETIC', [...glycyrrhizin, ...draining]))
  const named = (slug: string) => blend.parts.filter(({ herb }) => herb.slug === slug)
  const [turmeric, pepper] = [named('turmeric'), named('black-pepper')]
  if (turmeric.length > 0 && pepper.length > 0)
    findings.push(finding('WARN', 'PAIR_TURMERIC_PEPPER', [...turmeric, ...pepper]))
  const [salicylates, antiplatelets] = [tagged(blend, 'group_salicylate'), tagged(blend, 'antiplatelet')]
  if (salicylates.length > 0 && antiplatelets.length > 1)
    findings.push(finding('WARN', 'PAIR_SALICYLATE_ANTIPLATELET', [...new Set([...salicylates, ...antiplatelets])]))
  const calming = blend.parts.filter(({ herb }) => herb.effectTags.some((tag) => tag in sedativeWeight))
  const stimulating = tagged(blend, 'stimulant')
  if (calming.length > 0 && stimulating.length > 0)
    findings.push(finding('WARN', 'OPPOSING_EFFECTS', [...calming, ...stimulating]))
  return findings
}

function totalFindings(blend: Blend): Finding[] {
  const loaded = blend.parts.filter(({ herb }) => !herb.loadExempt)
  const cup = loaded.reduce((sum, part) => sum + part.gramsPerCup, 0)
  const day = dailyGrams(cup, blend.cupsPerDay)
  return [
    ...overLimit(cup, totalGrams.cup, ['TOTAL_LOAD', 'TOTAL_LOAD'], loaded),
    ...overLimit(day, totalGrams.day, ['TOTAL_LOAD', 'TOTAL_LOAD'], loaded),
    ...overLimit(blend.parts.length, herbCount, ['MANY_HERBS', 'TOO_MANY_HERBS'], blend.parts),
  ]
}

function durationFindings({ parts, courseDays }: Blend): Finding[] {
  const limited = parts.filter(
    ({ herb }) => herb.maxDurationDays !== null && courseDays !== null && courseDays > herb.maxDurationDays,
  )
  return limited.length > 0 ? [finding('REFUSE', 'DURATION_EXCEEDED', limited)] : []
}

type Part = Blend['parts'][number]

const tagged = (blend: Blend, tag: EffectTag) => blend.parts.filter(({ herb }) => herb.effectTags.includes(tag))
const dayFraction = ({ herb, gramsPerCup }: Part, { cupsPerDay }: Blend) =>
  dailyGrams(gramsPerCup, cupsPerDay) / herb.maxDailyGrams
const finding = (level: Level, code: string, parts: Part[]): Finding => ({
  level,
  code,
  herbs: parts.map(({ herb }) => herb.slug),
})

function overLimit(
  value: number,
  limit: { warn: number; refuse: number },
  [warnCode, refuseCode]: [string, string],
  parts: Part[],
): Finding[] {
  if (above(value, limit.refuse)) return [finding('REFUSE', refuseCode, parts)]
  return above(value, limit.warn) ? [finding('WARN', warnCode, parts)] : []
}
