/** What the platform charges for, as counted: processor time in milliseconds, everything else in pieces. */
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
 * Dollars for a million of each, beyond what the paid plan of 5 dollars a month includes. Read on 2026-11-22 from
 * developers.cloudflare.com: /workers/platform/pricing (requests, processor time), /d1/platform/pricing (rows; an index
 * that is written counts as a row), /durable-objects/platform/pricing (requests), /queues/platform/pricing (operations).
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
export const operationsOfMessage = 3

/** Dollars for what was used. */
export function priceOf(used: Usage): number {
  return kinds.reduce((sum, kind) => sum + (used[kind] * dollarsPerMillion[kind]) / 1_000_000, 0)
}

/**
 * Dollars for a million views of which a share from 0 to 1 is answered by the platform's cache: such a view is a request, the
 * worker does not run (developers.cloudflare.com/workers/cache, "Billing", read on 2026-11-22).
 */
export function priceOfMillion(view: Usage, cachedShare: number): number {
  const run = (1 - cachedShare) * 1_000_000
  const used = Object.fromEntries(
    kinds.map((kind) => [kind, kind === 'requests' ? view.requests * 1_000_000 : view[kind] * run]),
  ) as Usage
  return priceOf(used)
}

/** What several things used together. */
export const together = (parts: readonly Usage[]): Usage =>
  parts.reduce(
    (sum, part) => Object.fromEntries(kinds.map((kind) => [kind, sum[kind] + part[kind]])) as Usage,
    nothingUsed,
  )

/** An amount as people read it. */
export const dollars = (amount: number): string => `$${amount.toFixed(amount < 10 ? 3 : 2)}`

const kinds = Object.keys(nothingUsed) as (keyof Usage)[]
