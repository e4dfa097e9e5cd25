/** Rate limiting binding of the platform. Counts a key's attempts within one location and one window. */
export type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

/** Ten seconds for `burst`, one minute for `minute` and `api`. `wrangler.toml` sets the limits. */
export type BurstWindow = 'burst' | 'minute' | 'api'

export type BurstLimiter = {
  /** True while the key has attempts left in the window; undefined without a binding. */
  count: (window: BurstWindow, key: string) => Promise<boolean | undefined>
}

type Bindings = { BURST_LIMIT?: RateLimitBinding; MINUTE_LIMIT?: RateLimitBinding; API_LIMIT?: RateLimitBinding }

let spreadCounter = 0

/**
 * Counts attempts with the platform's bindings. A failing binding counts as missing, so that the failure blocks nobody.
 * The limits are fixed, so a `factor` above 1 spreads each key over several keys in turn.
 */
export function createBurstLimiter({ BURST_LIMIT, MINUTE_LIMIT, API_LIMIT }: Bindings, factor: number): BurstLimiter {
  const bindings = { burst: BURST_LIMIT, minute: MINUTE_LIMIT, api: API_LIMIT }
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
