import { listMentionableUses } from '#domain/bot/bot-texts.ts'
import { getHandling } from '#domain/brewing/handling.rules.ts'
import type { CheckRecipe, RecipeToCheck } from '#domain/safety/check.ts'
import { listFigureSources } from '#domain/safety/figure-sources.ts'
import { parseBinomial } from '#domain/safety/names.ts'
import { findPassingGroups } from '#domain/safety/passing-groups.ts'
import { compareText } from '#domain/text.ts'
import { formatNameInSentence, joinWords, shortenName } from '#domain/words.ts'

import { isNoWorseVerdict, replaceHerb } from './replace-herb.ts'
import type { Substitute, SubstitutedLine, SubstituteHerb } from './substitutes.types.ts'

/** Substitutes found for a herb. A reader's own answers may rule some of them out. */
export const maxSubstitutes = 6

/** `ingredients` name the slug of each herb; null for a kitchen ingredient or an ambiguous name. */
type SubstitutedRecipe = Omit<RecipeToCheck, 'ingredients'> & {
  ailment: string
  ingredients: readonly { name: string; gramsPerCup: number | null; herb: string | null }[]
}

const maxTemperatureDifference = 5

/**
 * Lists the herbs of a recipe with what could replace each of them. A substitute has a use for the recipe's ailment, most
 * of the taste and the way of brewing in common, and the same share of its usual amount. With it, the recipe has no
 * worse verdict, for everybody and for each group of readers.
 */
export function findSubstitutes(
  recipe: SubstitutedRecipe,
  herbs: readonly SubstituteHerb[],
  check: CheckRecipe,
): SubstitutedLine[] {
  const bySlug = new Map(herbs.map((herb) => [herb.slug, herb]))
  const plants = new Set(recipe.ingredients.flatMap(({ herb }) => toPlant(bySlug.get(herb ?? '')) ?? []))
  const isNoWorse = createComparison(recipe, check)
  return recipe.ingredients.flatMap(({ herb, name, gramsPerCup }, position) => {
    const original = bySlug.get(herb ?? '')
    if (!original || gramsPerCup === null) return []
    const candidates = herbs
      .filter((candidate) => !plants.has(toPlant(candidate) ?? '') && canReplace(original, candidate))
      .flatMap((candidate) => createSubstitute(candidate, { original, position, gramsPerCup, recipe }) ?? [])
      .toSorted(
        (one, other) =>
          other.sharedTastes.length - one.sharedTastes.length ||
          compareText(one.substitute.name, other.substitute.name),
      )
    const substitutes = takeFirst(
      candidates.map(({ substitute }) => substitute),
      (substitute) => isNoWorse(replaceHerb(recipe, substitute)),
    )
    return [{ name, herb: original.slug, substitutes }]
  })
}

function createComparison(recipe: RecipeToCheck, check: CheckRecipe) {
  const original = check(recipe, undefined, 'human').verdict
  const groups = findPassingGroups(check, recipe, 'human')
  return (changed: RecipeToCheck): boolean => {
    if (!isNoWorseVerdict(check(changed, undefined, 'human').verdict, original)) return false
    const changedGroups = new Set(findPassingGroups(check, changed, 'human'))
    return groups.every((group) => changedGroups.has(group))
  }
}

function takeFirst(substitutes: readonly Substitute[], passes: (substitute: Substitute) => boolean): Substitute[] {
  const taken: Substitute[] = []
  for (const substitute of substitutes) {
    if (taken.length === maxSubstitutes) break
    if (passes(substitute)) taken.push(substitute)
  }
  return taken
}

/** Two parts of a plant, such as dandelion leaf and root, are the same plant. */
const toPlant = (herb: SubstituteHerb | undefined) =>
  herb && (parseBinomial(herb.scientificName) ?? herb.scientificName)

/** True for a herb that the recipe's steps can brew in the same way. */
const canReplace = (original: SubstituteHerb, { tea, ...candidate }: SubstituteHerb): boolean =>
  tea.method === original.tea.method &&
  getHandling({ ...candidate, tea }) === getHandling(original) &&
  Math.abs(tea.temperatureC - original.tea.temperatureC) <= maxTemperatureDifference &&
  Math.max(tea.steepMinutesMin, original.tea.steepMinutesMin) <=
    Math.min(tea.steepMinutesMax, original.tea.steepMinutesMax)

type Place = { original: SubstituteHerb; position: number; gramsPerCup: number; recipe: SubstitutedRecipe }

function createSubstitute(candidate: SubstituteHerb, { original, position, gramsPerCup, recipe }: Place) {
  const use = findTraditionalUse(candidate, recipe.ailment)
  const sharedTastes = candidate.tasteTags.filter((taste) => original.tasteTags.includes(taste))
  const grams = scaleGrams(gramsPerCup, original, candidate, recipe.cupsPerDay ?? 1)
  const sources = listFigureSources(candidate, 'uses')
  if (!use || sharedTastes.length * 2 < original.tasteTags.length || grams === undefined || sources.length === 0)
    return undefined
  const substitute: Substitute = {
    position,
    herb: candidate.slug,
    name: candidate.commonName,
    gramsPerCup: grams,
    reason: `${shortenName(candidate.commonName)} is traditionally taken ${use.phrase}, and is as ${joinWords(sharedTastes)} as ${formatNameInSentence(original.commonName)}.`,
    sources,
  }
  return { substitute, sharedTastes }
}

/** Finds a use of the tea for the ailment. An early trial isn't a tradition. */
const findTraditionalUse = (herb: SubstituteHerb, ailment: string) =>
  listMentionableUses(herb).find(({ category, evidence }) => category === ailment && evidence !== 'clinical trials')

/** Returns grams a cup with the same share of the herb's usual maximum, rounded down and within its limits. */
function scaleGrams(
  gramsPerCup: number,
  original: SubstituteHerb,
  { tea, maxDailyGrams }: SubstituteHerb,
  cupsPerDay: number,
): number | undefined {
  const share = Math.min(1, gramsPerCup / original.tea.gramsPerCupMax)
  const grams = Math.min(share * tea.gramsPerCupMax, maxDailyGrams / cupsPerDay)
  const rounded = Number((Math.floor(grams * 10 + 1e-9) / 10).toFixed(1))
  return rounded > 0 ? rounded : undefined
}
