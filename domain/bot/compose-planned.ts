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

/** Plans to make until one is for an ailment that wasn't tried. Planning is cheap, and composing isn't. */
const maxPlans = 50

/** Composes a recipe for a plan. If that would repeat recent texts, tries plans for other ailments. */
export function composePlannedRecipe(
  planInput: PlanInput,
  firstPlan: Plan,
  { ailment, existing, recentRecipes }: PlannedInput,
): PlannedRecipe {
  const { facts, random } = planInput
  const triedAilments = new Set<string>()
  let plan: Plan | undefined = overrideAilment(firstPlan, ailment)
  while (plan) {
    const draft = composeRecipe({
      ...plan,
      facts,
      existing,
      recentRecipes: recentRecipes.slice(0, recentRecipeCount),
      random,
    })
    if (draft) return { draft }
    triedAilments.add(plan.ailment)
    plan = ailment === null ? planForOtherAilment(planInput, triedAilments) : undefined
  }
  return { triedAilments: [...triedAilments] }
}

/** Returns a plan for an ailment that wasn't tried; undefined if there is none. */
function planForOtherAilment(planInput: PlanInput, triedAilments: ReadonlySet<string>): Plan | undefined {
  const triedCounts = Object.fromEntries([...triedAilments].map((tried) => [tried, Infinity]))
  const input = { ...planInput, counts: { ...planInput.counts, ...triedCounts } }
  for (let plans = 0; plans < maxPlans; plans++) {
    const plan = planNextRecipe(input)
    if (!triedAilments.has(plan.ailment)) return plan
  }
  return undefined
}

/** Returns a plan for the ailment if it is given. The plan's herbs may have no use for that ailment. */
export const overrideAilment = (plan: Plan, ailment: string | null): Plan =>
  ailment === null || ailment === plan.ailment ? plan : { ...plan, ailment, herbSlugs: [] }
