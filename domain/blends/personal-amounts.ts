import { adultAmountsFromAge, childLimits, childMinorGrams } from '../safety/ages.ts'
import { type Verdict, verdicts } from '../safety/findings.ts'
import { listRelevantConditions, type Profile } from '../safety/profile.ts'
import type { HerbToBlend } from './blends.types.ts'
import { partsOf } from './dosing.rules.ts'
import { fitOf, isCompanion } from './fitting.rules.ts'
import type { JudgeBlend } from './solver.rules.ts'
import type { Wish } from './wish.rules.ts'

/**
 * Herbs with the largest amount that the person may have. `reduced` are the slugs of herbs below their usual amount.
 */
type PersonalHerbs = { herbs: readonly HerbToBlend[]; reduced: ReadonlySet<string> }

/** `judgeAs` returns the check for a profile. Pass undefined if nothing is known about the person. */
export type PersonalSearch = {
  herbs: readonly HerbToBlend[]
  wish: Wish
  profile: Profile | undefined
  judgeAs: (profile: Profile | undefined) => JudgeBlend
  /** True to leave out every herb with a caution, even one that serves the wish. */
  withoutCautions?: boolean
}

type Checks = { judge: JudgeBlend; judgeIllness: JudgeBlend; withoutCautions: boolean }

/**
 * Returns the herbs for this person. A child gets the amount for its age band, or half a cooking amount; herbs with
 * neither are left out. Other people get the usual amount if it passes, otherwise the largest amount with a milder
 * verdict. A herb is left out when an illness or a medicine rules out its usual amount, when pregnancy or breastfeeding
 * rules it out, or when it brings a caution that another herb would not.
 */
export function herbsFor({ herbs, wish, profile, judgeAs, withoutCautions = false }: PersonalSearch): PersonalHerbs {
  if (!profile) return { herbs, reduced: new Set() }
  const { ageYears } = profile
  const checks: Checks = { judge: judgeAs(profile), judgeIllness: judgeAs(illnessOnly(profile)), withoutCautions }
  const limited = herbs.flatMap((herb) => {
    if (isToAvoid(herb, profile)) return []
    const limit = ageYears !== undefined && ageYears < adultAmountsFromAge ? forChild(herb, ageYears) : herb
    if (!limit) return []
    return isRelevant(limit, wish) ? mildest(limit, wish, checks) : limit
  })
  const usual = new Map(herbs.map((herb) => [herb.slug, herb]))
  const reduced = limited.filter((herb) => isLess(herb, usual.get(herb.slug) ?? herb)).map(({ slug }) => slug)
  return { herbs: limited, reduced: new Set(reduced) }
}

const isToAvoid = ({ pregnancy, lactation }: HerbToBlend, { pregnant, breastfeeding }: Profile) =>
  (pregnant === true && pregnancy === 'avoid') || (breastfeeding === true && lactation === 'avoid')

const isLess = (herb: HerbToBlend, usual: HerbToBlend) =>
  herb.maxDailyGrams < usual.maxDailyGrams || herb.tea.gramsPerCupMax < usual.tea.gramsPerCupMax

const isRelevant = (herb: HerbToBlend, { aims, named, tastes }: Wish) =>
  named.has(herb.slug) ||
  isCompanion(herb) ||
  aims.some((aim) => fitOf(herb, aim)) ||
  herb.tasteTags.some((taste) => tastes.has(taste))

function forChild(herb: HerbToBlend, ageYears: number): HerbToBlend | undefined {
  const limits = childLimits(herb, ageYears)
  if (limits) return withLimits(herb, limits)
  const minor = childMinorGrams(herb, ageYears)
  return minor > 0 ? withLimits(herb, { gramsPerCupMax: minor, maxDailyGrams: minor }) : undefined
}

type Limits = Pick<HerbToBlend, 'maxDailyGrams'> & { gramsPerCupMax: number }

const withLimits = (herb: HerbToBlend, { gramsPerCupMax, maxDailyGrams }: Limits): HerbToBlend => ({
  ...herb,
  maxDailyGrams: Math.min(herb.maxDailyGrams, maxDailyGrams),
  tea: { ...herb.tea, gramsPerCupMax: Math.min(herb.tea.gramsPerCupMax, gramsPerCupMax) },
})

/** Strictest verdict with which a herb keeps its usual amount. */
const mildEnough = verdicts.indexOf('separate')
const mayBeLessened = verdicts.indexOf('ok_with_warnings')

/** Smallest amount, in grams per cup, that people can weigh and taste. */
const leastGramsPerCup = 0.1

/**
 * Returns the profile without pregnancy and breastfeeding. It adds every illness that a medicine may be taken for,
 * because a proposal can't ask.
 */
function illnessOnly({ pregnant: _pregnant, breastfeeding: _breastfeeding, ...rest }: Profile): Profile {
  return { ...rest, conditions: listRelevantConditions(rest) }
}

/**
 * Returns the herb in the amount with the mildest verdict, or the larger of two equal amounts. Returns no herb when it
 * serves nothing.
 */
function mildest(
  herb: HerbToBlend,
  { aims, named }: Wish,
  { judge, judgeIllness, withoutCautions }: Checks,
): HerbToBlend[] {
  const rankOf = (one: HerbToBlend) => rank(judge(partsOf([one], aims)))
  let best = { herb, rank: rankOf(herb) }
  if (rank(judgeIllness(partsOf([herb], aims))) > mayBeLessened) return []
  for (const grams of smallerAmounts(herb)) {
    if (best.rank <= mildEnough) break
    const less = withLimits(herb, { gramsPerCupMax: grams, maxDailyGrams: grams })
    const lessRank = rankOf(less)
    if (lessRank < best.rank) best = { herb: less, rank: lessRank }
  }
  const isIntended = !withoutCautions && (named.has(herb.slug) || aims.some((aim) => fitOf(herb, aim)?.isIntended))
  const gramsPerCup = partsOf([best.herb], aims).herbs[0]?.gramsPerCup ?? 0
  return gramsPerCup >= leastGramsPerCup && (best.rank <= mildEnough || isIntended) ? [best.herb] : []
}

const rank = (verdict: Verdict) => verdicts.indexOf(verdict)

/** Returns the herb's limits in grams per day, the largest first. */
const smallerAmounts = ({ cookingGramsPerDay, minorGramsPerDay, maxDailyGrams }: HerbToBlend): number[] =>
  [...new Set([cookingGramsPerDay ?? 0, ...Object.values(minorGramsPerDay)])]
    .filter((grams) => grams > 0 && grams < maxDailyGrams)
    .toSorted((one, other) => other - one)
