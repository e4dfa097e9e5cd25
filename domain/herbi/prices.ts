/** US dollars per million tokens. */
type Price = { input: number; output: number }

/** Model that we use on Cloudflare's Workers AI. */
export const workersAiModel = '@cf/zai-org/glm-4.7-flash'

/**
 * Provider list prices from November 2026, taken from copies. Compare them with
 * https://developers.openai.com/api/docs/pricing before you set an API key. Source for gpt-5-mini (due to be retired)
 * and gpt-5.6-terra: model pages under https://developers.openai.com/api/docs/models/. Source for the others:
 * https://github.com/simonw/llm-prices, data/openai.json at 0838d1a. From gpt-5.6 on, cache writes cost 25 % more, and
 * all input is priced at that rate. The longest matching prefix of the model name applies. Source for the model of
 * Workers AI: https://github.com/cloudflare/cloudflare-docs, src/content/workers-ai-models/glm-4.7-flash.json at
 * 285ad23. That price counts the daily free allocation of Workers AI too.
 */
const prices: Readonly<Record<string, Price>> = {
  'gpt-5.6-terra': { input: 2.5, output: 12 },
  'gpt-5.5-pro': { input: 30, output: 180 },
  'gpt-5.5': { input: 5, output: 30 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-pro': { input: 30, output: 180 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.2-pro': { input: 21, output: 168 },
  'gpt-5.2': { input: 1.75, output: 14 },
  'gpt-5.1': { input: 1.25, output: 10 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-pro': { input: 15, output: 120 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4o-2024-05-13': { input: 5, output: 15 },
  'gpt-4o': { input: 2.5, output: 10 },
  'o4-mini': { input: 1.1, output: 4.4 },
  'o1-pro': { input: 150, output: 600 },
  [workersAiModel]: { input: 0.0605, output: 0.4 },
}

/** Price for an unknown model: the highest price among current model families. Avoids underestimating the cost. */
const unknownModelPrice: Price = { input: 30, output: 180 }

export type Tokens = { input: number; output: number }

/** Returns the cost of a call in millionths of a dollar, rounded up. */
export function calculateCost(model: string, { input, output }: Tokens): number {
  const prefix = Object.keys(prices)
    .filter((name) => model === name || model.startsWith(`${name}-`))
    .toSorted((one, other) => other.length - one.length)[0]
  const price = (prefix !== undefined && prices[prefix]) || unknownModelPrice
  return Math.ceil(input * price.input + output * price.output)
}

/** Returns an upper bound for a text's tokens: a byte-based tokeniser never makes more tokens than bytes. */
export const estimateMaxTokens = (text: string): number => new TextEncoder().encode(text).length
