import { generateText, Output } from 'ai'
import type * as z from 'zod'

import { calculateCost, estimateMaxTokens } from '#domain/herbi/prices.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { isReported, spendWithinBudget } from './spending.service.ts'

/** `maxSchemaTokens` is the maximum size of the schema, which is sent with the prompt. */
type ObjectRequest<Item> = {
  instructions: string
  prompt: string
  schema: z.ZodType<Item>
  maxOutputTokens: number
  maxSchemaTokens: number
  timeoutMs: number
}

/**
 * Returns a hosted model's answer in the shape of the schema and charges the monthly budget. If a model fails, asks the
 * next within the same time. Returns undefined if the budget is too low for any. Throws if the last call fails, times
 * out or returns another shape.
 */
export async function requestObject<Item>(ctx: Ctx, request: ObjectRequest<Item>): Promise<Item | undefined> {
  const signal = AbortSignal.timeout(request.timeoutMs)
  let failure: { error: unknown } | undefined
  for (const model of ctx.ai.models) {
    if (signal.aborted) break
    if (failure) ctx.log.error('hosted_object_failed', failure.error)
    try {
      const item = await requestFromModel(ctx, model, request, signal)
      if (item !== undefined) return item
    } catch (error) {
      failure = { error }
    }
  }
  if (failure) throw failure.error
  return undefined
}

/** Charges the maximum cost if the model reports no usage. */
async function requestFromModel<Item>(
  ctx: Ctx,
  { model, name, providerOptions }: HostedModel,
  { instructions, prompt, schema, maxOutputTokens, maxSchemaTokens }: ObjectRequest<Item>,
  abortSignal: AbortSignal,
): Promise<Item | undefined> {
  const maxCost = calculateCost(name, {
    input: estimateMaxTokens(instructions + prompt) + maxSchemaTokens,
    output: maxOutputTokens,
  })
  const outcome = await spendWithinBudget(ctx, maxCost, async () => {
    const { output, usage } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal,
      providerOptions,
    })
    const tokens = { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 }
    return { result: output, cost: isReported(usage) ? calculateCost(name, tokens) : maxCost }
  })
  return outcome?.result
}
