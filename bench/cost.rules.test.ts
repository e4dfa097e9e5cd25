import { expect, it } from 'vitest'

import {
  dollars,
  nothingUsed,
  operationsPerMessage,
  calculatePrice,
  calculatePriceOfMillion,
  sumUsage,
} from './cost.rules.ts'

const million = 1_000_000

it('charges each kind of usage separately', () => {
  expect(calculatePrice(nothingUsed)).toBe(0)
  expect(calculatePrice({ ...nothingUsed, requests: million })).toBeCloseTo(0.3)
  expect(calculatePrice({ ...nothingUsed, cpuMs: million })).toBeCloseTo(0.02)
  expect(calculatePrice({ ...nothingUsed, rowsRead: million })).toBeCloseTo(0.001)
  expect(calculatePrice({ ...nothingUsed, rowsWritten: million })).toBeCloseTo(1)
  expect(calculatePrice({ ...nothingUsed, objectRequests: million })).toBeCloseTo(0.15)
  expect(calculatePrice({ ...nothingUsed, queueOperations: million * operationsPerMessage })).toBeCloseTo(1.2)
})

it('adds up the usage of a million views', () => {
  const view = { ...nothingUsed, requests: 1, cpuMs: 5, rowsRead: 4 }
  expect(calculatePriceOfMillion(view, 0)).toBeCloseTo(0.3 + 5 * 0.02 + 4 * 0.001)
})

it('charges a view from the cache as one request', () => {
  const view = { ...nothingUsed, requests: 1, cpuMs: 5, rowsRead: 4, rowsWritten: 1 }
  expect(calculatePriceOfMillion(view, 1)).toBeCloseTo(0.3)
  expect(calculatePriceOfMillion(view, 0.9)).toBeCloseTo(0.3 + 0.1 * (5 * 0.02 + 4 * 0.001 + 1))
})

it('adds the usage of several requests', () => {
  const page = { ...nothingUsed, requests: 1, rowsRead: 4 }
  const socket = { ...nothingUsed, requests: 1, objectRequests: 1 }
  expect(sumUsage([page, socket])).toEqual({ ...nothingUsed, requests: 2, rowsRead: 4, objectRequests: 1 })
})

it('prints small amounts to a tenth of a cent', () => {
  expect([dollars(0.4041), dollars(12.345)]).toEqual(['$0.404', '$12.35'])
})
