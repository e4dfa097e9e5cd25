import type { BotFacts, Plan, RecipeDraft } from '#domain/bot/bot.types.ts'
import { toDraft, hostedCandidate } from '#domain/bot/hosted-candidate.ts'
import { hostedInstructions, writeHostedPrompt } from '#domain/bot/hosted-prompt.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requestObject } from '#worker/features/herbi/hosted-object.service.ts'

/** Three attempts of 25 seconds fit within the lease. */
const requestOptions = { schema: hostedCandidate, maxOutputTokens: 6000, maxSchemaTokens: 4000, timeoutMs: 25_000 }

type DraftInput = {
  facts: BotFacts
  plan: Pick<Plan, 'ailment' | 'season' | 'herbSlugs'>
  refusalCodes: readonly string[]
}

/**
 * Returns a draft by the hosted model, which receives herb facts but no personal data. Returns undefined without a
 * model or budget, or after a failure. The built-in composer then writes the recipe.
 */
export async function draftWithHostedModel(
  ctx: Ctx,
  { facts, plan, refusalCodes }: DraftInput,
): Promise<RecipeDraft | undefined> {
  const { hosted } = ctx.ai
  if (!hosted) return undefined
  const prompt = writeHostedPrompt(facts, plan, refusalCodes)
  try {
    const candidate = await requestObject(ctx, hosted, { instructions: hostedInstructions, prompt, ...requestOptions })
    return candidate && toDraft(candidate, plan.ailment, facts)
  } catch (error) {
    ctx.log.error('hosted_recipe_failed', error)
    return undefined
  }
}
