import { pickWeighted, type Random, shuffled } from '../random.ts'
import type { Verdict } from '../safety/findings.ts'
import { isPassing } from '../safety/passing.ts'
import { isOfficialBlend } from '../tea-blends/preference.rules.ts'
import { herbsInBlendMax, herbsInBlendMin } from './blends.limits.ts'
import type { BlendParts, HerbToBlend, Taste } from './blends.types.ts'
import { partsOf } from './dosing.rules.ts'
import { fitOf, isCompanion, isOpposed } from './fitting.rules.ts'
import type { Wish } from './wish.rules.ts'

/** Maximum number of blends that are checked for one proposal. That many take some tens of milliseconds. */
const checksMax = 120
/** Number of passing blends that are compared before one is chosen. */
const comparedMax = 6
const drawsMax = 200
const pooledMax = 24
const randomBonus = 8
/** Bonus for a blend inside a monograph. It is smaller than one more aim or a check without warnings. */
export const officialWorth = 3
/** Score of a herb that is there for its taste, so that it sometimes comes before a second herb for the same aim. */
const companionWorth = 1.8

export type JudgeBlend = (parts: BlendParts) => Verdict

/**
 * `owned` are slugs of herbs in the member's cabinet: they are preferred, or the only ones with `ownOnly`. `shown` are
 * earlier proposals. `random` returns numbers from 0 to below 1.
 */
export type Search = {
  herbs: readonly HerbToBlend[]
  wish: Wish
  judge: JudgeBlend
  owned: ReadonlySet<string>
  ownOnly: boolean
  shown: readonly (readonly string[])[]
  random: Random
}

/** Herb with its score for each aim, for its taste and in total. */
type Rated = { herb: HerbToBlend; byAim: number[]; isIntended: boolean[]; taste: number; worth: number }

const excludedRequirements: ReadonlySet<HerbToBlend['tea']['requirements'][number]> = new Set([
  'boil_15_min',
  'cold_macerate',
])

/**
 * Proposes a blend of two to four herbs that serves the wish and passes the check; undefined when none was found. It
 * chooses at random among the best, so that the same wish can get different blends.
 */
export function proposeBlend(search: Search): BlendParts | undefined {
  const { wish, shown, random } = search
  const asParts = (herbs: readonly HerbToBlend[]) => partsOf(herbs, wish.aims)
  const verdicts = new Map<string, Verdict>()
  const judge = (parts: BlendParts) => {
    const key = keyOf(parts.herbs.map(({ slug }) => slug))
    const known = verdicts.get(key)
    if (known) return known
    const verdict = verdicts.size < checksMax ? search.judge(parts) : 'refused'
    verdicts.set(key, verdict)
    return verdict
  }
  let pool = bestOf(poolOf(search), random)
  const isScarce = pool.length <= scarceHerbs
  const seen = new Set(shown.map(keyOf))
  const passing: { parts: BlendParts; worth: number }[] = []
  for (let draw = 0; draw < drawsMax && passing.length < comparedMax && verdicts.size < checksMax; draw++) {
    const chosen = drawHerbs(pool, wish, isScarce ? anySize(random) : sizeOf(draw, random), random)
    const key = keyOf(chosen.map(({ herb }) => herb.slug))
    if (chosen.length < herbsInBlendMin || seen.has(key)) continue
    seen.add(key)
    const parts = asParts(chosen.map(({ herb }) => herb))
    const verdict = judge(parts)
    const choice = isScarce ? 0 : choiceOf(chosen)
    if (isPassing(verdict))
      passing.push({
        parts,
        worth: worthOf(chosen, wish, verdict) + officialBonus(parts, wish) + choice + random() * 4,
      })
    // Adding herbs never makes a verdict milder, so a herb that is refused alone is removed from the pool.
    else {
      const alone = new Set(chosen.filter(({ herb }) => !isPassing(judge(asParts([herb])))))
      pool = pool.filter((rated) => !alone.has(rated))
    }
  }
  return passing.toSorted((one, other) => other.worth - one.worth)[0]?.parts
}

/**
 * Draws the number of herbs: mostly three, sometimes two or four. In the second half of the draws it is always two,
 * because larger blends kept failing.
 */
const sizeOf = (draw: number, random: Random) =>
  draw > drawsMax / 2 || random() < 0.15 ? herbsInBlendMin : random() < 0.2 ? herbsInBlendMax : 3

/** Draws each size equally often when few herbs serve: four herbs make one blend of four, but six of two. */
const anySize = (random: Random) => herbsInBlendMin + Math.floor(random() * (herbsInBlendMax - herbsInBlendMin + 1))

/** Returns the herbs with the highest scores, partly at random. The others are never checked. */
const bestOf = (rated: readonly Rated[], random: Random): Rated[] =>
  rated
    .map((each) => ({ each, rank: each.worth + random() * randomBonus }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, pooledMax)
    .map(({ each }) => each)

/** Returns the herbs that serve the wish, with herbs for taste when there are few. */
function poolOf(search: Search): Rated[] {
  const serving = ratedOf(search, ({ tasteTags }) => tasteOf({ tasteTags }, search.wish) > 0)
  return serving.length >= fewHerbs
    ? serving
    : ratedOf(
        search,
        ({ tasteTags }) => tasteTags.some((taste) => roundTastes.has(taste)) && !tasteTags.includes('spicy'),
      )
}

const fewHerbs = 4
/** Herbs up to which the pool counts as scarce: nearly all blends of three and four would be the same. */
const scarceHerbs = 6
const roundTastes = new Set<Taste>(['sweet', 'citrusy', 'floral', 'minty'])

function ratedOf({ herbs, wish, owned, ownOnly, shown }: Search, tastesWell: (herb: HerbToBlend) => boolean): Rated[] {
  const before = new Map<string, number>()
  for (const slug of shown.flat()) before.set(slug, (before.get(slug) ?? 0) + 1)
  return herbs.flatMap((herb): Rated[] => {
    const { slug, conditional, tea } = herb
    if (conditional || wish.without.has(slug) || (ownOnly && !owned.has(slug))) return []
    if (
      tea.method === 'cold maceration' ||
      tea.requirements.some((requirement) => excludedRequirements.has(requirement))
    )
      return []
    if (isOpposed(herb, wish)) return []
    const fits = wish.aims.map((aim) => fitOf(herb, aim))
    const byAim = fits.map((fit) => fit?.weight ?? 0)
    const taste = tasteOf(herb, wish)
    const isNamed = wish.named.has(slug)
    const serves = byAim.some((weight) => weight > 0) || isNamed
    const isHarsh = wish.aims.some(({ harsh = [] }) => herb.tasteTags.some((taste) => harsh.includes(taste)))
    if (!serves && (isHarsh || !tastesWell(herb) || !isCompanion(herb))) return []
    const use = byAim.reduce((sum, weight) => sum + weight, 0)
    const worth = use + taste * 2.5 + (owned.has(slug) ? 4 : 0) + (isNamed ? 12 : 0) - 3 * (before.get(slug) ?? 0)
    const minWorth = serves ? 0.3 : companionWorth
    return [
      { herb, byAim, isIntended: fits.map((fit) => fit?.isIntended ?? false), taste, worth: Math.max(minWorth, worth) },
    ]
  })
}

/**
 * Scores a herb's taste for the wish. An unwanted taste weighs more than a wanted one, and bitterness lowers the score
 * unless the wish names it.
 */
function tasteOf({ tasteTags }: Pick<HerbToBlend, 'tasteTags'>, { tastes, unwantedTastes }: Wish): number {
  const wished = tasteTags.filter((taste) => tastes.has(taste)).length
  const unwanted = tasteTags.filter((taste) => unwantedTastes.has(taste)).length
  const isBitter = tasteTags.includes('bitter') && !tastes.has('bitter')
  return wished - 2 * unwanted - (isBitter ? 0.6 : 0)
}

/** Draws one herb for each aim while there is room, then fills up by score. */
function drawHerbs(pool: readonly Rated[], { aims, named }: Wish, size: number, random: Random): Rated[] {
  const chosen: Rated[] = []
  const take = (among: readonly Rated[], worth: (rated: Rated) => number) => {
    const remaining = among.filter((rated) => !chosen.includes(rated))
    const drawn = drawOne(remaining, worth, random)
    if (drawn && chosen.length < size) chosen.push(drawn)
  }
  for (const rated of pool) if (named.has(rated.herb.slug) && chosen.length < size) chosen.push(rated)
  for (const position of shuffled([...aims.keys()], random)) {
    if (chosen.some(({ isIntended }) => isIntended[position])) continue
    const serving = pool.filter(({ isIntended }) => isIntended[position])
    if (serving.length === 0 && chosen.length === 0) continue
    take(serving, ({ byAim, worth }) => (byAim[position] ?? 0) + worth)
  }
  if (aims.length > 0 && !chosen.some(({ isIntended }) => isIntended.some(Boolean))) return []
  while (chosen.length < size) {
    const before = chosen.length
    take(pool, ({ worth }) => worth)
    if (chosen.length === before) break
  }
  return chosen
}

/** Draws a herb at random; a higher score makes it more likely, never certain. */
const drawOne = (among: readonly Rated[], worth: (rated: Rated) => number, random: Random) =>
  pickWeighted(among, (rated) => Math.max(0.05, worth(rated)) ** 1.6, random)

/** Scores a choice of herbs, to decide between blends when many herbs serve. Three herbs score higher than two. */
const choiceOf = (chosen: readonly Rated[]) =>
  chosen.reduce((sum, { worth }) => sum + Math.min(worth, 16), 0) / chosen.length + Math.min(chosen.length, 3) * 5

function worthOf(chosen: readonly Rated[], { aims, tastes, named }: Wish, verdict: Verdict): number {
  const served = aims.filter((_, position) => chosen.some(({ isIntended }) => isIntended[position])).length
  const tasted = [...tastes].filter((taste: Taste) => chosen.some(({ herb }) => herb.tasteTags.includes(taste))).length
  const namedCount = chosen.filter(({ herb }) => named.has(herb.slug)).length
  return (served + namedCount) * 8 + tasted * 4 - (verdict === 'ok_with_warnings' ? 6 : 0)
}

/** Bonus for a blend that follows the EMA rules for its kind of tea, when the wish is for sleep or digestion. */
export const officialBonus = (parts: BlendParts, { aims }: Pick<Wish, 'aims'>): number =>
  aims.some(({ category }) => isOfficialBlend(category, parts)) ? officialWorth : 0

const keyOf = (slugs: readonly string[]) => slugs.toSorted().join(' ')
