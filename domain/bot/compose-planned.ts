import type { ExistingRecipe, Plan, PlanInput, RecentRecipe, RecipeDraft } from './bot.types.ts'
import { composeRecipe } from './compose.ts'
import { recentRecipeCount } from './fresh-texts.rules.ts'
import { planNextRecipe } from './plan.rules.ts'

/** `ailment` overrides the plan's ailment. `recentRecipes` are the newest recipes, newest first. */
type PlannedInput = {
  ailment: string | null
  existing: readonly ExistingRecipe[]
  recentRecipes: readonly RecentRecipe[]
}

/** Result of composing. Without a draft, `triedAilments` are the ailments for which nothing new was left. */
type PlannedRecipe = { draft: RecipeDraft } | { draft?: never; triedAilments: string[] }

/** Plans to try until the composer finds something new. There are eight ailments. */
const maxPlans = 8

/** Composes a recipe for a plan. If that would repeat recent texts, tries plans for other ailments. */
export function composePlannedRecipe(
  planInput: PlanInput,
  firstPlan: Plan,
  { ailment, existing, recentRecipes }: PlannedInput,
): PlannedRecipe {
  const { facts, random } = planInput
  const triedAilments = new Set<string>()
  let plan = firstPlan
  for (let plans = 0; plans < (ailment === null ? maxPlans : 1); plans++) {
    const draft = composeRecipe({
      ...overrideAilment(plan, ailment),
      facts,
      existing,
      recentRecipes: recentRecipes.slice(0, recentRecipeCount),
      random,
    })
    if (draft) return { draft }
    triedAilments.add(ailment ?? plan.ailment)
    const triedCounts = Object.fromEntries([...triedAilments].map((tried) => [tried, Infinity]))
    plan = planNextRecipe({ ...planInput, counts: { ...planInput.counts, ...triedCounts } })
  }
  return { triedAilments: [...triedAilments] }
}

/** Returns a plan for the ailment if it is given. The plan's herbs may have no use for that ailment. */
export const overrideAilment = (plan: Plan, ailment: string | null): Plan =>
  ailment === null || ailment === plan.ailment ? plan : { ...plan, ailment, herbSlugs: [] }
