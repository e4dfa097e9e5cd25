import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, pickWeighted } from '#domain/random.ts'

import { botTexts, getIngredientName, isUsedFor } from './bot-texts.ts'
import type { Plan, PlanInput, Season } from './bot.types.ts'

/** Relative weight of each reason. Reasons that don't apply are skipped. */
const reasonWeights: Readonly<Record<Plan['reason'], number>> = {
  few_recipes: 5,
  unused_herb: 3,
  searched: 3,
  season: 2,
}

/**
 * Plans the next recipe for an ailment with few recipes, an unused herb, the season, or a search without results. Only
 * searches for an ailment or a herb that the bot uses count.
 */
export function planNextRecipe(input: PlanInput): Plan {
  const { counts, herbUses, month, emptySearches, random } = input
  const season = getSeason(month)
  const herbs = listUsableHerbs(input)
  const unusedHerbs = herbs.filter(({ slug }) => !herbUses[slug])
  const searchedSubjects = Object.entries(emptySearches).flatMap(([word, times]) =>
    findSearchSubject(word, herbs).map((subject) => ({ subject, times })),
  )
  const reason = pickWeighted(
    ['few_recipes', 'unused_herb', 'searched', 'season'] as const,
    (one) =>
      (one === 'unused_herb' && unusedHerbs.length === 0) || (one === 'searched' && searchedSubjects.length === 0)
        ? 0
        : reasonWeights[one],
    random,
  )
  const searchedSubject = pickWeighted(searchedSubjects, ({ times }) => times, random)?.subject
  if (reason === 'searched' && searchedSubject) return createPlan(searchedSubject, 'searched', season, input)
  const herb = pick(unusedHerbs, random)
  if (reason === 'unused_herb' && herb) return createPlan(herb, 'unused_herb', season, input)
  const seasonalHerb = pick(
    herbs.filter(({ slug }) => botTexts.pairings.seasons[season].includes(slug)),
    random,
  )
  if (reason === 'season' && seasonalHerb) return createPlan(seasonalHerb, 'season', season, input)
  const ailment = pickAilmentWithFewest(ailmentNames, counts, random)
  return {
    ailment,
    season,
    herbSlugs: [],
    reason: 'few_recipes',
    explanation: `${ailment} has ${describeCount(counts[ailment] ?? 0)}. No category has fewer.`,
  }
}

/** Returns the season of a month from 1 to 12. Spring starts in March. */
export function getSeason(month: number): Season {
  if (month >= 3 && month <= 5) return 'Spring'
  if (month >= 6 && month <= 8) return 'Summer'
  return month >= 9 && month <= 11 ? 'Autumn' : 'Winter'
}

const listUsableHerbs = ({ facts }: PlanInput): Herb[] =>
  facts.herbs.filter(({ slug, conditional }) => !conditional && botTexts.herbs[slug] !== undefined)

/** Returns the ailment or herb that a search names; an empty list if there is none. */
function findSearchSubject(word: string, herbs: readonly Herb[]): (Herb | string)[] {
  const normalised = word.trim().toLowerCase()
  const ailment = ailmentNames.find((name) => name.toLowerCase() === normalised)
  if (ailment) return [ailment]
  return herbs
    .filter((herb) =>
      [herb.slug, herb.commonName, getIngredientName(herb)].some((name) => name.toLowerCase() === normalised),
    )
    .slice(0, 1)
}

const explanations: Readonly<Record<Exclude<Plan['reason'], 'few_recipes'>, (name: string, season: Season) => string>> =
  {
    unused_herb: (name) => `No recipe uses ${name} yet.`,
    season: (name, season) => `${name} is one of our herbs for ${season.toLowerCase()}.`,
    searched: (name) => `Readers searched for ${name} and found no remedies.`,
  }

function createPlan(
  subject: Herb | string,
  reason: Exclude<Plan['reason'], 'few_recipes'>,
  season: Season,
  { counts, random }: PlanInput,
): Plan {
  if (typeof subject === 'string')
    return { ailment: subject, season, herbSlugs: [], reason, explanation: explanations[reason](subject, season) }
  const ailments = ailmentNames.filter((name) => isUsedFor(subject, name))
  return {
    ailment: pickAilmentWithFewest(ailments, counts, random),
    season,
    herbSlugs: [subject.slug],
    reason,
    explanation: explanations[reason](getIngredientName(subject), season),
  }
}

function pickAilmentWithFewest(
  names: readonly string[],
  counts: PlanInput['counts'],
  random: PlanInput['random'],
): string {
  const fewestCount = Math.min(...names.map((name) => counts[name] ?? 0))
  return (
    pick(
      names.filter((name) => (counts[name] ?? 0) === fewestCount),
      random,
    ) ?? ailmentNames[0]
  )
}

const describeCount = (count: number) => (count === 0 ? 'no recipes' : count === 1 ? 'one recipe' : `${count} recipes`)
