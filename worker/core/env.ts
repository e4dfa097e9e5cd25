import type { D1Database, SendEmail } from '@cloudflare/workers-types'

import type { Version } from '#domain/status/status.types.ts'
import { plainWords } from '#domain/text.ts'
import type { RateLimitBinding } from '#worker/platform/bursts.ts'
import type { JobQueue } from '#worker/platform/jobs.ts'
import type { LiveNamespace } from '#worker/platform/live.ts'

/** The bindings and variables of `wrangler.toml`. */
export type Env = {
  DB: D1Database
  /** An object for each member, which holds the member's open sockets. */
  LIVE: LiveNamespace
  /** Work that goes on in a run of its own. */
  JOBS: JobQueue
  /** Counts requests within ten seconds; missing: nothing does. */
  BURST_LIMIT?: RateLimitBinding
  /** Counts attempts within a minute; missing: D1 does, where it matters. */
  MINUTE_LIMIT?: RateLimitBinding
  /** What the platform knows of the deployed worker; `tag` is the commit that `npm run deploy` names. */
  VERSION?: { id: string; tag: string; timestamp: string }
  /** Origin of every absolute address, such as `https://example.org`. */
  SITE_URL: string
  /** Where people reach the operator by e-mail. */
  CONTACT_EMAIL: string
  /** Sends mail; missing where the account behind a deployment has no such service. */
  EMAIL?: SendEmail
  /** The address that mail comes from; empty: none is sent. */
  MAIL_FROM: string
  /** Key of Resend, which sends campaigns; missing or empty: none are sent, but into the mailbox of somebody's own machine. */
  RESEND_API_KEY?: string
  /** Where Resend's HTTP API is spoken. */
  RESEND_BASE_URL?: string
  /** The address that campaigns come from, of a domain that is set up at the provider. */
  CAMPAIGN_FROM?: string
  /** Where the operator is reached by post; empty: no campaign goes out but on somebody's own machine. */
  POSTAL_ADDRESS?: string
  /** The e-mail address of the account that administrates; empty: nobody does. */
  ADMIN_EMAIL: string
  /** Key of the model that answers for Herbi; missing or empty: our own model does. */
  OPENAI_API_KEY?: string
  /** Which of the provider's models. */
  OPENAI_MODEL?: string
  /** Where the provider's wire format is spoken, such as `http://localhost:11434/v1`. */
  OPENAI_BASE_URL?: string
  /** Dollars that a hosted model may cost in a month (UTC). */
  AI_BUDGET?: string
  /** How many recipes the Herbi bot publishes a day at most. */
  BOT_DAILY_MAX?: string
  /** `on` where browsers are to ask for https on every host below this one too. */
  HSTS_SUBDOMAINS?: string
  /** `on` where advertisements may be shown. */
  ADSENSE?: string
  /** Keys the links by which people leave the mailing list, and the list of addresses that get nothing; without it there are none. */
  MAILING_SECRET?: string
  /** By which the provider of campaigns signs what it tells of them, `whsec_…`; without it nothing is heard. */
  MAIL_WEBHOOK_SECRET?: string
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
  /** One line; empty where none is set. */
  postalAddress: string
  adminEmail: string
  isLocal: boolean
  limitFactor: number
  /** Millionths of a dollar a month. */
  aiBudget: number
  botDailyMax: number
  areAdsOn: boolean
  /** Empty: the list cannot be mailed, nor anything brought into it. */
  mailingSecret: string
  /** Empty: nobody is believed. */
  mailWebhookSecret: string
  /** Null where the platform tells nothing of it. */
  version: Version | null
}

/** The configuration that the environment names; `host` is the request's, absent for a job. */
export function readConfig(env: Env, host?: string): Config {
  const isLocal = env.LOCAL === '1' && (host === undefined || isLoopback(host))
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ''),
    contactEmail: env.CONTACT_EMAIL,
    postalAddress: plainWords(env.POSTAL_ADDRESS ?? ''),
    adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
    isLocal,
    limitFactor: isLocal ? readFactor(env.LIMIT_FACTOR) : 1,
    aiBudget: Math.round(readAmount(env.AI_BUDGET, defaultBudget) * 1_000_000),
    botDailyMax: Math.floor(readAmount(env.BOT_DAILY_MAX, defaultDailyMax)),
    areAdsOn: env.ADSENSE === 'on',
    mailingSecret: env.MAILING_SECRET?.trim() || (isLocal ? localSecrets.mailing : ''),
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET?.trim() || (isLocal ? localSecrets.webhook : ''),
    version: env.VERSION ? { commit: env.VERSION.tag || env.VERSION.id, deployedAt: env.VERSION.timestamp } : null,
  }
}

/** What everybody may know: on one's own machine no mail is sent. */
const localSecrets = { mailing: 'of this machine alone', webhook: 'whsec_b2YgdGhpcyBtYWNoaW5lIGFsb25l' }

/** Dollars a month. */
const defaultBudget = 10
/** Recipes a day. */
const defaultDailyMax = 24

/** A number from 0 on; anything else is the default. */
const readAmount = (text = '', byDefault: number): number => (/^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : byDefault)

/** A whole number from 1 on; anything else is 1. */
function readFactor(text = '1'): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host, without its port, is reached from the same machine alone. */
export const isLoopback = (host: string) => loopbackHosts.has(host)
