import type { D1Database, SendEmail } from '@cloudflare/workers-types'

import type { LiveNamespace } from '#worker/platform/live.ts'

/** The bindings and variables of `wrangler.toml`. */
export type Env = {
  DB: D1Database
  /** An object for each member, which holds the member's open sockets. */
  LIVE: LiveNamespace
  /** Origin of every absolute address, such as `https://example.org`. */
  SITE_URL: string
  /** Where people reach the operator by e-mail. */
  CONTACT_EMAIL: string
  /** Sends mail; missing where the account behind a deployment has no such service. */
  EMAIL?: SendEmail
  /** The address that mail comes from; empty: none is sent. */
  MAIL_FROM: string
  /** The e-mail address of the account that administrates; empty: nobody does. */
  ADMIN_EMAIL: string
  /** `1` where `npm start` runs the site on somebody's own machine; never in a deployment. */
  LOCAL?: string
  /** How many times as much the limits of tries let through, where tests or a bench need more; only on one's own machine. */
  LIMIT_FACTOR?: string
}

/**
 * What of the environment the product's decisions may depend on; `siteUrl` has no slash at its end, `adminEmail` is in lower
 * case. `isLocal` is true only on somebody's own machine.
 */
export type Config = {
  siteUrl: string
  contactEmail: string
  adminEmail: string
  isLocal: boolean
  limitFactor: number
}

/** The configuration that the environment names; `host` is the request's, absent for a job. */
export function readConfig(env: Env, host?: string): Config {
  const isLocal = env.LOCAL === '1' && (host === undefined || isLoopback(host))
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ''),
    contactEmail: env.CONTACT_EMAIL,
    adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
    isLocal,
    limitFactor: isLocal ? readFactor(env.LIMIT_FACTOR) : 1,
  }
}

/** A whole number from 1 on; anything else is 1. */
function readFactor(text = '1'): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host, without its port, is reached from the same machine alone. */
export const isLoopback = (host: string) => loopbackHosts.has(host)
