import type { D1Database } from '@cloudflare/workers-types'

/** The bindings and variables of `wrangler.toml`. */
export type Env = {
  DB: D1Database
  /** Origin of every absolute address, such as `https://example.org`. */
  SITE_URL: string
  /** Where people reach the operator by e-mail. */
  CONTACT_EMAIL: string
}

/** What of the environment the product's decisions may depend on; `siteUrl` has no slash at its end. */
export type Config = { siteUrl: string; contactEmail: string }

/** The configuration that the environment names. */
export function readConfig(env: Env): Config {
  return { siteUrl: env.SITE_URL.replace(/\/+$/, ''), contactEmail: env.CONTACT_EMAIL }
}
