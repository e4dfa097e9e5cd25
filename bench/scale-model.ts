/** Requests of one kind: their number per second, and the database time of each request in milliseconds. */
export type Stream = { perSecond: number; milliseconds: number }

type Queueing = { busy: number; meanWait: number; slowest: number }

/** Returns the share of time in which one thread is busy. At 1 or above, the queue grows without limit. */
const calculateBusyShare = (streams: readonly Stream[]): number =>
  streams.reduce((sum, { perSecond, milliseconds }) => sum + (perSecond * milliseconds) / 1000, 0)

/**
 * Returns the mean waiting time in milliseconds for one thread. Requests have a fixed length and arrive at random
 * (Pollaczek–Khinchine formula). Returns Infinity if more requests arrive than the thread can serve.
 */
export function calculateExpectedWait(streams: readonly Stream[]): number {
  const busy = calculateBusyShare(streams)
  if (busy >= 1) return Infinity
  const squares = streams.reduce((sum, { perSecond, milliseconds }) => sum + (perSecond / 1000) * milliseconds ** 2, 0)
  return squares / (2 * (1 - busy))
}

/** Simulates the same queue with `count` requests. `random` returns numbers from 0 to 1 for the arrival times. */
export function simulateQueue(streams: readonly Stream[], count: number, random: () => number): Queueing {
  const total = streams.reduce((sum, { perSecond }) => sum + perSecond, 0)
  const waits: number[] = []
  let [now, freeAt] = [0, 0]
  for (let request = 0; request < count; request++) {
    now += (-Math.log(1 - random()) * 1000) / total
    waits.push(Math.max(0, freeAt - now))
    freeAt = Math.max(freeAt, now) + pickDuration(streams, random() * total)
  }
  waits.sort((one, other) => one - other)
  return {
    busy: calculateBusyShare(streams),
    meanWait: waits.reduce((sum, wait) => sum + wait, 0) / count,
    slowest: waits[Math.floor(count * 0.99)] ?? 0,
  }
}

function pickDuration(streams: readonly Stream[], point: number): number {
  let cumulative = 0
  for (const { perSecond, milliseconds } of streams) {
    cumulative += perSecond
    if (point < cumulative) return milliseconds
  }
  return 0
}

type CacheModel = { urls: number; locations: number; seconds: number }

/**
 * Returns the renders per second for `viewsPerSecond`. Views are spread over addresses by Zipf's law and evenly over
 * the edge locations. Each location keeps a copy for `seconds`.
 */
export function calculateRendersPerSecond(viewsPerSecond: number, { urls, locations, seconds }: CacheModel): number {
  const weights = Array.from({ length: urls }, (_, position) => 1 / (position + 1))
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce((sum, weight) => {
    const rate = (viewsPerSecond * weight) / totalWeight / locations
    return sum + (locations * rate) / (1 + rate * seconds)
  }, 0)
}

/** Monthly prices in US dollars beyond the plan's allowance, from Cloudflare's pages in November 2026. */
const prices = {
  plan: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMilliseconds: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  objectRequests: { included: 1e6, perMillion: 0.15 },
  queueOperations: { included: 1e6, perMillion: 0.4 },
  storedBytes: { included: 5e9, perMillion: 0.75 / 1000 },
}
export type Usage = Record<Exclude<keyof typeof prices, 'plan'>, number>

export type Cost = { total: number; of: [keyof Usage, number][] }

/** Returns the dollars per month in total and by kind, most expensive first. */
export function calculateCost(usage: Usage): Cost {
  const { plan, ...kinds } = prices
  const names = Object.keys(kinds) as (keyof Usage)[]
  const of = names
    .map((name): [keyof Usage, number] => {
      const { included, perMillion } = kinds[name]
      return [name, (Math.max(0, usage[name] - included) / 1e6) * perMillion]
    })
    .filter(([, dollars]) => dollars > 0)
    .toSorted(([, one], [, other]) => other - one)
  return { total: of.reduce((sum, [, dollars]) => sum + dollars, plan), of }
}
