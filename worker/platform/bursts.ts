/** Rate limiting binding of the platform: counts a key within one location and one window, and stores nothing. */
export type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/** `burst` counts attempts within ten seconds, `minute` attempts within a minute. `wrangler.toml` holds the limits. */
export type BurstWindow = 'burst' | 'minute'

export type BurstLimiter = {
  /** True while the key has attempts left in the window; undefined if nothing counts them. */
  count: (window: BurstWindow, key: string) => Promise<boolean | undefined>
}

type Bindings = { BURST_LIMIT?: RateLimitBinding; MINUTE_LIMIT?: RateLimitBinding }

let spreadCounter = 0

/**
 * Counts with the platform's bindings. A binding that fails counts as missing, so that it never locks the site. The
 * limits of a binding are fixed: a `factor` above 1 spreads each key over that many keys in turn.
 */
export function createBurstLimiter({ BURST_LIMIT, MINUTE_LIMIT }: Bindings, factor: number): BurstLimiter {
  const bindings = { burst: BURST_LIMIT, minute: MINUTE_LIMIT }
  return {
    async count(window, key) {
      const spreadKey = factor === 1 ? key : `${key} ${spreadCounter++ % factor}`
      try {
        return (await bindings[window]?.limit({ key: spreadKey }))?.success
      } catch {
        return undefined
      }
    },
  }
}
