import { adultAmountsFromAge, getChildLimits, getChildMinorGrams } from '../safety/ages.ts'
import { type Verdict, verdicts } from '../safety/findings.ts'
import { listRelevantConditions, type Profile } from '../safety/profile.ts'
import type { HerbToBlend } from './blends.types.ts'
import { createBlendParts } from './dosing.rules.ts'
import { findBestFit, isCompanion } from './herb-fit.rules.ts'
import type { CheckParts } from './solver.rules.ts'
import type { Wish } from './wish.rules.ts'

/** Herbs in the largest amounts that the person may have. `reducedSlugs` are the herbs below their usual amount. */
type PersonalHerbs = { herbs: readonly HerbToBlend[]; reducedSlugs: ReadonlySet<string> }

/** `createProfileCheck` returns the check for a profile. Without a profile, it checks for an unknown person. */
export type PersonalSearch = {
  herbs: readonly HerbToBlend[]
  wish: Wish
  profile: Profile | undefined
  createProfileCheck: (profile: Profile | undefined) => CheckParts
  /** If true, leaves out every herb with a caution, even a herb that serves the wish. */
  withoutCautions?: boolean
}

type PersonalChecks = { checkParts: CheckParts; checkIllnessProfile: CheckParts; withoutCautions: boolean }

/**
 * Returns the herbs that this person may have, in amounts that suit them. A child gets the amount for the age band or
 * half a cooking amount. Everybody else gets the usual amount if it passes, otherwise the largest amount with a milder
 * verdict. Leaves out herbs that are ruled out by an illness, a medicine, pregnancy or breastfeeding.
 */
export function selectHerbsForPerson({
  herbs,
  wish,
  profile,
  createProfileCheck,
  withoutCautions = false,
}: PersonalSearch): PersonalHerbs {
  if (!profile) return { herbs, reducedSlugs: new Set() }
  const { ageYears } = profile
  const checks: PersonalChecks = {
    checkParts: createProfileCheck(profile),
    checkIllnessProfile: createProfileCheck(toIllnessProfile(profile)),
    withoutCautions,
  }
  const adjustedHerbs = herbs.flatMap((herb) => {
    if (mustAvoid(herb, profile)) return []
    const limit = ageYears !== undefined && ageYears < adultAmountsFromAge ? limitForChild(herb, ageYears) : herb
    if (!limit) return []
    return isRelevant(limit, wish) ? chooseMildestAmount(limit, wish, checks) : limit
  })
  const herbsBySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const reducedSlugs = adjustedHerbs
    .filter((herb) => hasLowerLimits(herb, herbsBySlug.get(herb.slug) ?? herb))
    .map(({ slug }) => slug)
  return { herbs: adjustedHerbs, reducedSlugs: new Set(reducedSlugs) }
}

const mustAvoid = ({ pregnancy, lactation }: HerbToBlend, { pregnant, breastfeeding }: Profile) =>
  (pregnant === true && pregnancy === 'avoid') || (breastfeeding === true && lactation === 'avoid')

const hasLowerLimits = (herb: HerbToBlend, usualHerb: HerbToBlend) =>
  herb.maxDailyGrams < usualHerb.maxDailyGrams || herb.tea.gramsPerCupMax < usualHerb.tea.gramsPerCupMax

const isRelevant = (herb: HerbToBlend, { aims, requestedHerbs, tastes }: Wish) =>
  requestedHerbs.has(herb.slug) ||
  isCompanion(herb) ||
  aims.some((aim) => findBestFit(herb, aim)) ||
  herb.tasteTags.some((taste) => tastes.has(taste))

function limitForChild(herb: HerbToBlend, ageYears: number): HerbToBlend | undefined {
  const limits = getChildLimits(herb, ageYears)
  if (limits) return applyLimits(herb, limits)
  const minorGrams = getChildMinorGrams(herb, ageYears)
  return minorGrams > 0 ? applyLimits(herb, { gramsPerCupMax: minorGrams, maxDailyGrams: minorGrams }) : undefined
}

type Limits = Pick<HerbToBlend, 'maxDailyGrams'> & { gramsPerCupMax: number }

const applyLimits = (herb: HerbToBlend, { gramsPerCupMax, maxDailyGrams }: Limits): HerbToBlend => ({
  ...herb,
  maxDailyGrams: Math.min(herb.maxDailyGrams, maxDailyGrams),
  tea: { ...herb.tea, gramsPerCupMax: Math.min(herb.tea.gramsPerCupMax, gramsPerCupMax) },
})

/** Rank of the strictest verdict with which a herb keeps its usual amount. */
const maxRankForUsualAmount = verdicts.indexOf('separate')
const maxRankForReduction = verdicts.indexOf('ok_with_warnings')

/** Smallest amount, in grams per cup, that people can weigh and taste. */
const minGramsPerCup = 0.1

/**
 * Returns the profile without pregnancy and breastfeeding. Adds every illness for which the person may take a medicine,
 * because a proposal can't ask.
 */
function toIllnessProfile({ pregnant: _pregnant, breastfeeding: _breastfeeding, ...rest }: Profile): Profile {
  return { ...rest, conditions: listRelevantConditions(rest) }
}

/**
 * Returns the herb in the amount with the mildest verdict; of equal verdicts, the larger amount. Returns an empty list
 * if the person should not have the herb.
 */
function chooseMildestAmount(
  herb: HerbToBlend,
  { aims, requestedHerbs }: Wish,
  { checkParts, checkIllnessProfile, withoutCautions }: PersonalChecks,
): HerbToBlend[] {
  const getRank = (candidate: HerbToBlend) => getVerdictRank(checkParts(createBlendParts([candidate], aims)))
  let best = { herb, rank: getRank(herb) }
  if (getVerdictRank(checkIllnessProfile(createBlendParts([herb], aims))) > maxRankForReduction) return []
  for (const grams of listSmallerAmounts(herb)) {
    if (best.rank <= maxRankForUsualAmount) break
    const reducedHerb = applyLimits(herb, { gramsPerCupMax: grams, maxDailyGrams: grams })
    const reducedRank = getRank(reducedHerb)
    if (reducedRank < best.rank) best = { herb: reducedHerb, rank: reducedRank }
  }
  const isIntended =
    !withoutCautions && (requestedHerbs.has(herb.slug) || aims.some((aim) => findBestFit(herb, aim)?.isIntended))
  const gramsPerCup = createBlendParts([best.herb], aims).herbs[0]?.gramsPerCup ?? 0
  return gramsPerCup >= minGramsPerCup && (best.rank <= maxRankForUsualAmount || isIntended) ? [best.herb] : []
}

const getVerdictRank = (verdict: Verdict) => verdicts.indexOf(verdict)

/** Returns the herb's smaller limits in grams per day, largest first. */
const listSmallerAmounts = ({ cookingGramsPerDay, minorGramsPerDay, maxDailyGrams }: HerbToBlend): number[] =>
  [...new Set([cookingGramsPerDay ?? 0, ...Object.values(minorGramsPerDay)])]
    .filter((grams) => grams > 0 && grams < maxDailyGrams)
    .toSorted((one, other) => other - one)
