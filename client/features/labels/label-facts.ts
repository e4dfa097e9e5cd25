import type { LoaderFunctionArgs } from 'react-router'

import { breathe } from '#client/core/breathe.ts'
import { localDay } from '#client/core/local-day.ts'
import { type CheckLabel, createLabelCheck, createLabelChecker } from '#domain/labels/label-check.rules.ts'
import { newLabel } from '#domain/labels/label-drafts.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'

import { getFacts, getRecipe, getWholeRecipe, listShelfLives } from './labels.api.ts'

export type LabelFacts = { check: CheckLabel; herbs: readonly HerbFacts[]; shelfLives: ReadonlyMap<string, number> }

/** `facts` is null where they could not be had; `recipe` where the one that is asked for was not found. */
export type LoadedFacts = { facts: LabelFacts | null; recipe?: Recipe | 'closed' | null }

let known: Promise<LabelFacts> | undefined

/** What a label is checked and dated by, once as long as the application runs, and the remedy that it shall begin with. */
export async function loadForLabel({ request, context }: LoaderFunctionArgs): Promise<LoadedFacts> {
  const slug = new URL(request.url).searchParams.get('recipe')
  known ??= loadFacts(context)
  const [facts, recipe] = await Promise.all([
    known.catch(() => {
      known = undefined
      return null
    }),
    slug ? beginWith(context, slug).catch(() => null) : undefined,
  ])
  return { facts, ...(recipe !== undefined && { recipe }) }
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

async function loadFacts(context: LoaderFunctionArgs['context']): Promise<LabelFacts> {
  const [{ facts }, { herbs }] = await Promise.all([getFacts(context), listShelfLives(context)])
  await breathe()
  const check = createLabelCheck(createLabelChecker(facts))
  await warmUp(check)
  return {
    check,
    herbs: facts.herbs,
    shelfLives: new Map(herbs.map(({ id, shelfLifeMonths }) => [id, shelfLifeMonths])),
  }
}

/** What a check makes at its first use is made here, in steps, and not under the first key. An empty name is not read. */
async function warmUp(check: CheckLabel): Promise<void> {
  const label = newLabel(localDay(new Date()))
  for (const name of ['', 'Cup']) {
    await breathe()
    check({ ...label, name })
  }
  await breathe()
}
