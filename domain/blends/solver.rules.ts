import { pickWeighted, type Random, shuffle } from '../random.ts'
import type { Verdict } from '../safety/findings.ts'
import { isPassing } from '../safety/passing.ts'
import { isOfficialBlend } from '../tea-blends/preference.rules.ts'
import { maxHerbsInBlend, minHerbsInBlend } from './blends.limits.ts'
import type { BlendParts, HerbToBlend, Taste } from './blends.types.ts'
import { createBlendParts } from './dosing.rules.ts'
import { findBestFit, isCompanion, contradictsWish } from './herb-fit.rules.ts'
import type { Wish } from './wish.rules.ts'

/** Maximum number of blends to check for one proposal. Checking them takes some tens of milliseconds. */
const maxChecks = 120
/** Number of passing blends to compare before choosing one. */
const maxCompared = 6
const maxAttempts = 200
const maxPoolSize = 24
const randomBonus = 8
/** Bonus for a blend inside a monograph. It counts less than serving another aim or having no warnings. */
export const officialScore = 3
/** Score for a herb that is there for its taste. Sometimes it beats a second herb for the same aim. */
const companionScore = 1.8

export type CheckParts = (parts: BlendParts) => Verdict

/**
 * `ownedSlugs` are the herbs in the member's cabinet. They are preferred, or with `ownOnly` are the only choice.
 * `random` returns numbers from 0 up to, but not including, 1.
 */
export type BlendSearch = {
  herbs: readonly HerbToBlend[]
  wish: Wish
  checkParts: CheckParts
  ownedSlugs: ReadonlySet<string>
  ownOnly: boolean
  previousBlends: readonly (readonly string[])[]
  random: Random
}

type ScoredHerb = { herb: HerbToBlend; aimScores: number[]; isIntended: boolean[]; taste: number; score: number }

const excludedRequirements: ReadonlySet<HerbToBlend['tea']['requirements'][number]> = new Set([
  'boil_15_min',
  'cold_macerate',
])

/**
 * Proposes a blend of two to four herbs that serves the wish and passes the check; undefined if none was found. Chooses
 * at random from the best, so that the same wish can get different blends.
 */
export function proposeBlend(search: BlendSearch): BlendParts | undefined {
  const { wish, previousBlends, random } = search
  const toParts = (herbs: readonly HerbToBlend[]) => createBlendParts(herbs, wish.aims)
  const verdicts = new Map<string, Verdict>()
  const checkParts = (parts: BlendParts) => {
    const key = getBlendKey(parts.herbs.map(({ slug }) => slug))
    const cachedVerdict = verdicts.get(key)
    if (cachedVerdict) return cachedVerdict
    const verdict = verdicts.size < maxChecks ? search.checkParts(parts) : 'refused'
    verdicts.set(key, verdict)
    return verdict
  }
  let pool = selectBest(createPool(search), random)
  const isScarce = pool.length <= maxScarceHerbs
  const triedKeys = new Set(previousBlends.map(getBlendKey))
  const passingBlends: { parts: BlendParts; score: number }[] = []
  for (
    let attempt = 0;
    attempt < maxAttempts && passingBlends.length < maxCompared && verdicts.size < maxChecks;
    attempt++
  ) {
    const chosen = pickHerbs(pool, wish, isScarce ? pickAnySize(random) : pickSize(attempt, random), random)
    const key = getBlendKey(chosen.map(({ herb }) => herb.slug))
    if (chosen.length < minHerbsInBlend || triedKeys.has(key)) continue
    triedKeys.add(key)
    const parts = toParts(chosen.map(({ herb }) => herb))
    const verdict = checkParts(parts)
    const choiceScore = isScarce ? 0 : scoreChoice(chosen)
    if (isPassing(verdict))
      passingBlends.push({
        parts,
        score: scoreBlend(chosen, wish, verdict) + getOfficialBonus(parts, wish) + choiceScore + random() * 4,
      })
    // Adding herbs never makes a verdict milder, so herbs that fail the check alone leave the pool.
    else {
      const refusedAlone = new Set(chosen.filter(({ herb }) => !isPassing(checkParts(toParts([herb])))))
      pool = pool.filter((scoredHerb) => !refusedAlone.has(scoredHerb))
    }
  }
  return passingBlends.toSorted((one, other) => other.score - one.score)[0]?.parts
}

/**
 * Draws the number of herbs: mostly three, sometimes two or four. In the second half of the attempts it returns two,
 * because larger blends kept failing.
 */
const pickSize = (attempt: number, random: Random) =>
  attempt > maxAttempts / 2 || random() < 0.15 ? minHerbsInBlend : random() < 0.2 ? maxHerbsInBlend : 3

/**
 * Draws each size equally often. With few herbs there are fewer large blends: four herbs make only one blend of four.
 */
const pickAnySize = (random: Random) => minHerbsInBlend + Math.floor(random() * (maxHerbsInBlend - minHerbsInBlend + 1))

/** Returns the herbs with the highest scores, partly at random. Other herbs are never checked. */
const selectBest = (scoredHerbs: readonly ScoredHerb[], random: Random): ScoredHerb[] =>
  scoredHerbs
    .map((each) => ({ each, rank: each.score + random() * randomBonus }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, maxPoolSize)
    .map(({ each }) => each)

/** Returns the herbs that serve the wish. If there are few, adds herbs for their taste. */
function createPool(search: BlendSearch): ScoredHerb[] {
  const servingHerbs = scoreHerbs(search, ({ tasteTags }) => scoreTaste({ tasteTags }, search.wish) > 0)
  return servingHerbs.length >= minServingHerbs
    ? servingHerbs
    : scoreHerbs(
        search,
        ({ tasteTags }) => tasteTags.some((taste) => pleasantTastes.has(taste)) && !tasteTags.includes('spicy'),
      )
}

const minServingHerbs = 4
/** Maximum number of herbs in a scarce pool. Its blends of three or four herbs would nearly all be the same. */
const maxScarceHerbs = 6
const pleasantTastes = new Set<Taste>(['sweet', 'citrusy', 'floral', 'minty'])

function scoreHerbs(
  { herbs, wish, ownedSlugs, ownOnly, previousBlends }: BlendSearch,
  hasPleasantTaste: (herb: HerbToBlend) => boolean,
): ScoredHerb[] {
  const previousCount = new Map<string, number>()
  for (const slug of previousBlends.flat()) previousCount.set(slug, (previousCount.get(slug) ?? 0) + 1)
  return herbs.flatMap((herb): ScoredHerb[] => {
    const { slug, conditional, tea } = herb
    if (conditional || wish.excludedHerbs.has(slug) || (ownOnly && !ownedSlugs.has(slug))) return []
    if (
      tea.method === 'cold maceration' ||
      tea.requirements.some((requirement) => excludedRequirements.has(requirement))
    )
      return []
    if (contradictsWish(herb, wish)) return []
    const fits = wish.aims.map((aim) => findBestFit(herb, aim))
    const aimScores = fits.map((fit) => fit?.weight ?? 0)
    const taste = scoreTaste(herb, wish)
    const isNamed = wish.requestedHerbs.has(slug)
    const servesWish = aimScores.some((weight) => weight > 0) || isNamed
    const hasUnsuitableTaste = wish.aims.some(({ unsuitableTastes = [] }) =>
      herb.tasteTags.some((taste) => unsuitableTastes.includes(taste)),
    )
    if (!servesWish && (hasUnsuitableTaste || !hasPleasantTaste(herb) || !isCompanion(herb))) return []
    const use = aimScores.reduce((sum, weight) => sum + weight, 0)
    const score =
      use + taste * 2.5 + (ownedSlugs.has(slug) ? 4 : 0) + (isNamed ? 12 : 0) - 3 * (previousCount.get(slug) ?? 0)
    const minScore = servesWish ? 0.3 : companionScore
    return [
      {
        herb,
        aimScores,
        isIntended: fits.map((fit) => fit?.isIntended ?? false),
        taste,
        score: Math.max(minScore, score),
      },
    ]
  })
}

/**
 * Scores a herb's taste for the wish. An unwanted taste weighs more than a wanted one. Bitterness lowers the score
 * unless the wish asks for it.
 */
function scoreTaste({ tasteTags }: Pick<HerbToBlend, 'tasteTags'>, { tastes, unwantedTastes }: Wish): number {
  const wantedCount = tasteTags.filter((taste) => tastes.has(taste)).length
  const unwantedCount = tasteTags.filter((taste) => unwantedTastes.has(taste)).length
  const isBitter = tasteTags.includes('bitter') && !tastes.has('bitter')
  return wantedCount - 2 * unwantedCount - (isBitter ? 0.6 : 0)
}

/** Draws a herb for each aim while there is room, then adds herbs by score. */
function pickHerbs(
  pool: readonly ScoredHerb[],
  { aims, requestedHerbs }: Wish,
  size: number,
  random: Random,
): ScoredHerb[] {
  const chosen: ScoredHerb[] = []
  const pickFrom = (candidates: readonly ScoredHerb[], score: (scoredHerb: ScoredHerb) => number) => {
    const remaining = candidates.filter((scoredHerb) => !chosen.includes(scoredHerb))
    const picked = pickHerb(remaining, score, random)
    if (picked && chosen.length < size) chosen.push(picked)
  }
  for (const scoredHerb of pool)
    if (requestedHerbs.has(scoredHerb.herb.slug) && chosen.length < size) chosen.push(scoredHerb)
  for (const position of shuffle([...aims.keys()], random)) {
    if (chosen.some(({ isIntended }) => isIntended[position])) continue
    const servingHerbs = pool.filter(({ isIntended }) => isIntended[position])
    if (servingHerbs.length === 0 && chosen.length === 0) continue
    pickFrom(servingHerbs, ({ aimScores, score }) => (aimScores[position] ?? 0) + score)
  }
  if (aims.length > 0 && !chosen.some(({ isIntended }) => isIntended.some(Boolean))) return []
  while (chosen.length < size) {
    const previousCount = chosen.length
    pickFrom(pool, ({ score }) => score)
    if (chosen.length === previousCount) break
  }
  return chosen
}

/** Draws a herb at random. Herbs with higher scores are drawn more often. */
const pickHerb = (candidates: readonly ScoredHerb[], score: (scoredHerb: ScoredHerb) => number, random: Random) =>
  pickWeighted(candidates, (scoredHerb) => Math.max(0.05, score(scoredHerb)) ** 1.6, random)

/** Scores a choice of herbs. Three or more herbs score higher than two. */
const scoreChoice = (chosen: readonly ScoredHerb[]) =>
  chosen.reduce((sum, { score }) => sum + Math.min(score, 16), 0) / chosen.length + Math.min(chosen.length, 3) * 5

function scoreBlend(chosen: readonly ScoredHerb[], { aims, tastes, requestedHerbs }: Wish, verdict: Verdict): number {
  const servedCount = aims.filter((_, position) => chosen.some(({ isIntended }) => isIntended[position])).length
  const tasteCount = [...tastes].filter((taste: Taste) =>
    chosen.some(({ herb }) => herb.tasteTags.includes(taste)),
  ).length
  const namedCount = chosen.filter(({ herb }) => requestedHerbs.has(herb.slug)).length
  return (servedCount + namedCount) * 8 + tasteCount * 4 - (verdict === 'ok_with_warnings' ? 6 : 0)
}

/**
 * Returns a bonus for a blend that follows the EMA rules for its kind of tea. Only sleep and digestion have such rules.
 */
export const getOfficialBonus = (parts: BlendParts, { aims }: Pick<Wish, 'aims'>): number =>
  aims.some(({ category }) => isOfficialBlend(category, parts)) ? officialScore : 0

const getBlendKey = (slugs: readonly string[]) => slugs.toSorted().join(' ')
