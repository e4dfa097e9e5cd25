import { generateText, Output } from 'ai'
import type * as z from 'zod'

import { calculateCost, estimateMaxTokens } from '#domain/herbi/prices.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { HostedModel } from '#worker/platform/ai.ts'

import { spendWithinBudget } from './spending.service.ts'

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
 * Returns a hosted model's answer in the shape of the schema and charges the monthly budget. Returns undefined if the
 * budget is too low. Throws if the call fails, times out or returns another shape. Charges the maximum cost if the
 * model reports no usage.
 */
export async function requestObject<Item>(
  ctx: Ctx,
  { model, name, providerOptions }: HostedModel,
  { instructions, prompt, schema, maxOutputTokens, maxSchemaTokens, timeoutMs }: ObjectRequest<Item>,
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
      abortSignal: AbortSignal.timeout(timeoutMs),
      providerOptions,
    })
    const { inputTokens: input, outputTokens } = usage
    const isUsageKnown = input !== undefined && outputTokens !== undefined
    return { result: output, cost: isUsageKnown ? calculateCost(name, { input, output: outputTokens }) : maxCost }
  })
  return outcome?.result
}
