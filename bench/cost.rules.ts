/** Usage that the platform charges for: processor time in milliseconds, everything else in units. */
export type Usage = {
  requests: number
  cpuMs: number
  rowsRead: number
  rowsWritten: number
  objectRequests: number
  queueOperations: number
}

export const nothingUsed: Usage = {
  requests: 0,
  cpuMs: 0,
  rowsRead: 0,
  rowsWritten: 0,
  objectRequests: 0,
  queueOperations: 0,
}

/**
 * Dollars per million units beyond those included in the paid plan, which costs 5 dollars per month. Read on 2026-11-22
 * from developers.cloudflare.com: /workers/platform/pricing (requests, processor time), /d1/platform/pricing (rows; each
 * written index counts as a row), /durable-objects/platform/pricing (requests), /queues/platform/pricing (operations).
 */
const dollarsPerMillion: Usage = {
  requests: 0.3,
  cpuMs: 0.02,
  rowsRead: 0.001,
  rowsWritten: 1,
  objectRequests: 0.15,
  queueOperations: 0.4,
}

/** A message is written, read and deleted (/queues/platform/pricing). */
export const operationsPerMessage = 3

/** Returns the price in dollars. */
export function calculatePrice(usage: Usage): number {
  return kinds.reduce((sum, kind) => sum + (usage[kind] * dollarsPerMillion[kind]) / 1_000_000, 0)
}

/**
 * Returns the price in dollars of a million views. `cachedShare` is the share that comes from the platform's cache,
 * from 0 to 1. A cached view costs a request, but doesn't run the worker (developers.cloudflare.com/workers/cache,
 * "Billing", read on 2026-11-22).
 */
export function calculatePriceOfMillion(view: Usage, cachedShare: number): number {
  const run = (1 - cachedShare) * 1_000_000
  const used = Object.fromEntries(
    kinds.map((kind) => [kind, kind === 'requests' ? view.requests * 1_000_000 : view[kind] * run]),
  ) as Usage
  return calculatePrice(used)
}

export const sumUsage = (parts: readonly Usage[]): Usage =>
  parts.reduce(
    (sum, part) => Object.fromEntries(kinds.map((kind) => [kind, sum[kind] + part[kind]])) as Usage,
    nothingUsed,
  )

export const dollars = (amount: number): string => `$${amount.toFixed(amount < 10 ? 3 : 2)}`

const kinds = Object.keys(nothingUsed) as (keyof Usage)[]
