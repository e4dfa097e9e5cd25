import type { LoaderFunctionArgs } from 'react-router'

import { yieldToMain } from '#client/core/yield-to-main.ts'
import { factsWatch } from '#client/core/facts-watch.ts'
import { localDay } from '#client/core/local-day.ts'
import { type CheckLabel, createLabelCheck, createLabelChecker } from '#domain/labels/label-check.rules.ts'
import { newLabel } from '#domain/labels/label-drafts.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import { getFacts, getRecipe, getVersion, getWholeRecipe, listShelfLives } from './labels.api.ts'

export type LabelFacts = { check: CheckLabel; herbs: readonly HerbFacts[]; shelfLives: ReadonlyMap<string, number> }

/**
 * `facts` is null where they could not be had; `recipe` where the one that is asked for was not found. `round` is that of the facts
 * watch in which they were loaded. `isOutdated`: only a reload brings the rules for them.
 */
export type LoadedFacts = {
  facts: LabelFacts | null
  round: number
  isOutdated: boolean
  recipe?: Recipe | 'closed' | null
}

type OwnFacts = Pick<LoadedFacts, 'facts' | 'round' | 'isOutdated'>

/** Loaded once in each round of the watch. */
let known: { round: number; loaded: Promise<OwnFacts> } | undefined

/** Loads what a label is checked and dated by, and the remedy that it shall begin with. */
export async function loadForLabel({ request, context }: LoaderFunctionArgs): Promise<LoadedFacts> {
  const slug = new URL(request.url).searchParams.get('recipe')
  const round = factsWatch.round()
  if (known?.round !== round) known = { round, loaded: loadOrNull(context, round) }
  const [own, recipe] = await Promise.all([known.loaded, slug ? beginWith(context, slug).catch(() => null) : undefined])
  return { ...own, ...(recipe !== undefined && { recipe }) }
}

async function loadOrNull(context: LoaderFunctionArgs['context'], round: number): Promise<OwnFacts> {
  const hold = (version?: string) => factsWatch.hold('label', version, () => getVersion(context))
  try {
    const { facts, dataVersion } = await loadFacts(context)
    const isOutdated = !hold(dataVersion)
    return { facts: isOutdated ? null : facts, round, isOutdated }
  } catch {
    if (known?.round === round) known = undefined
    hold()
    return { facts: null, round, isOutdated: false }
  }
}

/** A closed one is asked for with all that it keeps; whoever may not have it is told so, and begins with an empty label. */
async function beginWith(context: LoaderFunctionArgs['context'], slug: string): Promise<Recipe | 'closed'> {
  const { recipe } = await getRecipe(context, slug)
  if (!recipe.isClosed) return recipe
  return getWholeRecipe(context, slug).then(
    (whole) => whole.recipe,
    () => 'closed',
  )
}

async function loadFacts(context: LoaderFunctionArgs['context']): Promise<{ facts: LabelFacts; dataVersion: string }> {
  const [{ facts }, { herbs }] = await Promise.all([getFacts(context), listShelfLives(context)])
  await yieldToMain()
  const check = createLabelCheck(createLabelChecker(facts))
  await warmUp(check)
  const shelfLives = new Map(herbs.map(({ id, shelfLifeMonths }) => [id, shelfLifeMonths]))
  return { facts: { check, herbs: facts.herbs, shelfLives }, dataVersion: facts.dataVersion }
}

/** What a check makes at its first use is made here, in steps, and not under the first key. An empty name is not read. */
async function warmUp(check: CheckLabel): Promise<void> {
  const label = newLabel(localDay(new Date()))
  for (const name of ['', 'Cup']) {
    await yieldToMain()
    check({ ...label, name })
  }
  await yieldToMain()
}
