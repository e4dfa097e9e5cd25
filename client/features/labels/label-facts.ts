import type { ApiContext } from '#client/core/api.ts'
import { factsWatch } from '#client/core/facts-watch.ts'
import { localDay } from '#client/core/local-day.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { yieldToMain } from '#client/core/yield-to-main.ts'
import { type CheckLabel, createLabelCheck, createLabelChecker } from '#domain/labels/label-check.rules.ts'
import { createEmptyLabel } from '#domain/labels/label-drafts.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import { getFacts, getRecipe, getVersion, getWholeRecipe, listShelfLives } from './labels.api.ts'

export type LabelFacts = {
  check: CheckLabel
  herbs: readonly HerbFacts[]
  shelfLifeBySlug: ReadonlyMap<string, number>
}

/**
 * `facts` is null if loading failed. `recipe` is null if it wasn't found. `round` is the round of the facts watch in
 * which the facts were loaded. `isOutdated` is true if the page must be reloaded to get the matching rules.
 */
export type LoadedFacts = {
  facts: LabelFacts | null
  round: number
  isOutdated: boolean
  recipe?: Recipe | 'closed' | null
}

type FactsState = Pick<LoadedFacts, 'facts' | 'round' | 'isOutdated'>

/** Facts, loaded once per round of the facts watch. */
let cachedLoad: { round: number; loaded: Promise<FactsState> } | undefined

/** Loads the facts for the label's check and dates, and the remedy with which the label starts. */
export async function loadLabelData({ request, context }: ResourceArgs): Promise<LoadedFacts> {
  const slug = new URL(request.url).searchParams.get('recipe')
  const round = factsWatch.round()
  if (cachedLoad?.round !== round) cachedLoad = { round, loaded: loadFactsState(context, round) }
  const [factsState, recipe] = await Promise.all([
    cachedLoad.loaded,
    slug ? loadStartRecipe(context, slug).catch(() => null) : undefined,
  ])
  return { ...factsState, ...(recipe !== undefined && { recipe }) }
}

async function loadFactsState(context: ApiContext, round: number): Promise<FactsState> {
  const recordVersion = (version?: string) => factsWatch.recordVersion('label', version, () => getVersion(context))
  try {
    const { facts, dataVersion } = await loadFacts(context)
    const isOutdated = !recordVersion(dataVersion)
    return { facts: isOutdated ? null : facts, round, isOutdated }
  } catch {
    if (cachedLoad?.round === round) cachedLoad = undefined
    recordVersion()
    return { facts: null, round, isOutdated: false }
  }
}

/** Loads a recipe in full. Returns 'closed' if the recipe is closed and the user may not see its amounts. */
async function loadStartRecipe(context: ApiContext, slug: string): Promise<Recipe | 'closed'> {
  const { recipe } = await getRecipe(context, slug)
  if (!recipe.isClosed) return recipe
  return getWholeRecipe(context, slug).then(
    (response) => response.recipe,
    () => 'closed',
  )
}

async function loadFacts(context: ApiContext): Promise<{ facts: LabelFacts; dataVersion: string }> {
  const [{ facts }, { herbs }] = await Promise.all([getFacts(context), listShelfLives(context)])
  await yieldToMain()
  const check = createLabelCheck(createLabelChecker(facts))
  await warmUp(check)
  const shelfLifeBySlug = new Map(herbs.map(({ id, shelfLifeMonths }) => [id, shelfLifeMonths]))
  return { facts: { check, herbs: facts.herbs, shelfLifeBySlug }, dataVersion: facts.dataVersion }
}

/**
 * Runs the check once in advance, in steps, so that the first keystroke isn't slow. An empty name skips the name check.
 */
async function warmUp(check: CheckLabel): Promise<void> {
  const label = createEmptyLabel(localDay(new Date()))
  for (const name of ['', 'Cup']) {
    await yieldToMain()
    check({ ...label, name })
  }
  await yieldToMain()
}
