import { expect, it } from 'vitest'

import { calculateCost, estimateMaxTokens, workersAiModel } from './prices.ts'

it.each([
  ['gpt-5-mini', 4500],
  ['gpt-5-mini-2025-08-07', 4500],
  ['gpt-5', 22_500],
  ['gpt-4.1-nano', 1000],
  ['gpt-5.4-mini-2026-03-17', 10_500],
  ['gpt-4o-2024-05-13', 40_000],
  [workersAiModel, 921],
  ['somebody-else', 420_000],
  ['gpt-50', 420_000],
])('prices 2,000 input and 2,000 output tokens of %s at %i millionths of a dollar', (model, cost) => {
  expect(calculateCost(model, { input: 2000, output: 2000 })).toBe(cost)
})

it('calculateCost never returns 0', () => {
  expect(calculateCost('gpt-5-nano', { input: 1, output: 0 })).toBe(1)
})

it('estimateMaxTokens counts the bytes of a text', () => {
  expect([estimateMaxTokens('tea'), estimateMaxTokens('茶'), estimateMaxTokens('')]).toEqual([3, 3, 0])
})
