import type { D1Database, Fetcher } from '@cloudflare/workers-types'

/** The bindings and variables of `wrangler.toml`. */
export type Env = {
  DB: D1Database
  ASSETS: Fetcher
  /** Origin of every absolute address, such as `https://example.org`. */
  SITE_URL: string
  /** `1` when the site runs on the reader's own machine. */
  LOCAL?: string
}

/** What of the environment the product's decisions may depend on. */
export type Config = { siteUrl: string; local: boolean }

export function readConfig(env: Env): Config {
  return { siteUrl: env.SITE_URL.replace(/\/+$/, ''), local: env.LOCAL === '1' }
}
