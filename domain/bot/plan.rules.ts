import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, pickWeighted } from '#domain/random.ts'

import type { Plan, PlanInput, Season } from './bot.types.ts'
import { isUsedFor } from './compose/use-phrases.ts'
import { ingredientName } from './compose/words.ts'
import { herbLines } from './lines/herb-lines.ts'
import { seasonOf } from './seasons.ts'

/** Relative weight of each reason for a plan. A reason that does not apply is skipped. */
const turns: Readonly<Record<Plan['reason'], number>> = { few_recipes: 5, unused_herb: 3, searched: 3, season: 2 }

const seasonal: Readonly<Record<Season, readonly string[]>> = {
  Spring: ['nettle-leaf', 'birch-leaf', 'dandelion-leaf', 'lemon-balm', 'heartsease', 'blackcurrant-leaf'],
  Summer: ['hibiscus', 'spearmint', 'lemon-verbena', 'elderflower', 'rose-petal', 'lemongrass'],
  Autumn: ['rosehip', 'hawthorn', 'fennel', 'sage', 'hops', 'rosemary'],
  Winter: ['clove', 'ceylon-cinnamon', 'orange-peel', 'ginger', 'thyme', 'linden'],
}

/**
 * Plans the next recipe: for an ailment with few recipes, an unused herb, the season, or something that readers
 * searched for in vain. Only searches for an ailment or a herb that the bot uses count.
 */
export function planNext(input: PlanInput): Plan {
  const { counts, herbUses, month, emptySearches, random } = input
  const season = seasonOf(month)
  const herbs = composable(input)
  const unused = herbs.filter(({ slug }) => !herbUses[slug])
  const searched = Object.entries(emptySearches).flatMap(([word, times]) =>
    searchedFor(word, herbs).map((found) => ({ found, times })),
  )
  const reason = pickWeighted(
    ['few_recipes', 'unused_herb', 'searched', 'season'] as const,
    (one) =>
      (one === 'unused_herb' && unused.length === 0) || (one === 'searched' && searched.length === 0) ? 0 : turns[one],
    random,
  )
  const missed = pickWeighted(searched, ({ times }) => times, random)?.found
  if (reason === 'searched' && missed) return planFor(missed, 'searched', season, input)
  const herb = pick(unused, random)
  if (reason === 'unused_herb' && herb) return planFor(herb, 'unused_herb', season, input)
  const ofSeason = pick(
    herbs.filter(({ slug }) => seasonal[season].includes(slug)),
    random,
  )
  if (reason === 'season' && ofSeason) return planFor(ofSeason, 'season', season, input)
  const ailment = fewest(ailmentNames, counts, random)
  return {
    ailment,
    season,
    wanted: [],
    reason: 'few_recipes',
    because: `${ailment} has ${countWords(counts[ailment] ?? 0)}; none of the eight has fewer.`,
  }
}

const composable = ({ facts }: PlanInput): Herb[] =>
  facts.herbs.filter(({ slug, conditional }) => !conditional && herbLines[slug] !== undefined)

/** Returns the ailment or herb that a search names, as a list of at most one. */
function searchedFor(word: string, herbs: readonly Herb[]): (Herb | string)[] {
  const plain = word.trim().toLowerCase()
  const ailment = ailmentNames.find((name) => name.toLowerCase() === plain)
  if (ailment) return [ailment]
  return herbs
    .filter((herb) => [herb.slug, herb.commonName, ingredientName(herb)].some((name) => name.toLowerCase() === plain))
    .slice(0, 1)
}

const because: Readonly<Record<Exclude<Plan['reason'], 'few_recipes'>, (name: string, season: Season) => string>> = {
  unused_herb: (name) => `No recipe uses ${name} yet.`,
  season: (name, season) => `${name} belongs to the season: ${season}.`,
  searched: (name) => `Readers looked for ${name} and found nothing.`,
}

function planFor(
  found: Herb | string,
  reason: Exclude<Plan['reason'], 'few_recipes'>,
  season: Season,
  { counts, random }: PlanInput,
): Plan {
  if (typeof found === 'string')
    return { ailment: found, season, wanted: [], reason, because: because[reason](found, season) }
  const ailments = ailmentNames.filter((name) => isUsedFor(found, name))
  return {
    ailment: fewest(ailments, counts, random),
    season,
    wanted: [found.slug],
    reason,
    because: because[reason](ingredientName(found), season),
  }
}

/** Returns the ailment with the fewest recipes; `random` decides between equals. */
function fewest(names: readonly string[], counts: PlanInput['counts'], random: PlanInput['random']): string {
  const least = Math.min(...names.map((name) => counts[name] ?? 0))
  return (
    pick(
      names.filter((name) => (counts[name] ?? 0) === least),
      random,
    ) ?? ailmentNames[0]
  )
}

const countWords = (count: number) => (count === 0 ? 'no recipe' : count === 1 ? 'one recipe' : `${count} recipes`)
