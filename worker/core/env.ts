import type { D1Database, SendEmail } from '@cloudflare/workers-types'

import type { Version } from '#domain/status/status.types.ts'
import { collapseWhitespace } from '#domain/text.ts'
import type { RateLimitBinding } from '#worker/platform/bursts.ts'
import type { JobQueue } from '#worker/platform/jobs.ts'
import type { LiveNamespace } from '#worker/platform/live.ts'
import type { VapidKeys } from '#worker/platform/vapid.ts'
import type { WorkersAiBinding } from '#worker/platform/workers-ai-binding.ts'

/** Bindings and variables of `wrangler.toml`. */
export type Env = {
  DB: D1Database
  /** Built files of the client. */
  ASSETS: { fetch: (address: string) => Promise<Response> }
  /** One Durable Object per member, which holds the member's open sockets. */
  LIVE: LiveNamespace
  /** Queue for work that continues in another invocation. */
  JOBS: JobQueue
  /** Counts requests within ten seconds. Without this binding, they aren't counted. */
  BURST_LIMIT?: RateLimitBinding
  /** Counts attempts within a minute. Without this binding, D1 counts the important ones. */
  MINUTE_LIMIT?: RateLimitBinding
  /** Counts requests of other programs within a minute. Without this binding, D1 counts those that may write. */
  API_LIMIT?: RateLimitBinding
  /** Version of the deployed worker. `tag` is the commit that `npm run deploy` deployed. */
  VERSION?: { id: string; tag: string; timestamp: string }
  /** Origin of every absolute URL, such as `https://example.org`. */
  SITE_URL: string
  /** Public email address of the operator. */
  CONTACT_EMAIL: string
  /** Sends email; absent if the Cloudflare account has no email service. */
  EMAIL?: SendEmail
  /** Sender address; if empty, no email is sent. */
  MAIL_FROM: string
  /**
   * Resend API key for sending campaigns. Without a key, a local server stores campaigns in its mailbox, and a
   * deployment sends none.
   */
  RESEND_API_KEY?: string
  /** Base URL of Resend's HTTP API. */
  RESEND_BASE_URL?: string
  /** Sender address of campaigns. Its domain must be set up with the provider. */
  CAMPAIGN_FROM?: string
  /** Postal address of the operator. If empty, only a local server sends campaigns. */
  POSTAL_ADDRESS?: string
  /** Email address of the administrator's account. If empty, there is no administrator. */
  ADMIN_EMAIL: string
  /** Workers AI, whose model answers if there is no key or OpenAI fails. Without this binding, it isn't used. */
  AI?: WorkersAiBinding
  /** Key of the hosted model that is asked first. Without a key and without `AI`, the built-in model answers. */
  OPENAI_API_KEY?: string
  OPENAI_MODEL?: string
  /** Base URL of an OpenAI-compatible API, such as `http://localhost:11434/v1`. */
  OPENAI_BASE_URL?: string
  /** Maximum dollars that the hosted models may cost together per month (UTC). */
  AI_BUDGET?: string
  /** Maximum recipes that the Herbi bot publishes per day. Without a value: 3, or 24 with `OPENAI_API_KEY`. */
  BOT_DAILY_MAX?: string
  /** `on` if browsers should require https on every subdomain. */
  HSTS_SUBDOMAINS?: string
  /** `on` if advertisements may be shown. */
  ADSENSE?: string
  /** Key for unsubscribe links and for hashes of suppressed addresses. Without a key, neither are created. */
  MAILING_SECRET?: string
  /** Secret that verifies events from the campaign provider, `whsec_…`. Without the secret, all events are refused. */
  MAIL_WEBHOOK_SECRET?: string
  /** Keys of Web Push in base64url, made by `scripts/vapid.ts`. Without both, nobody gets a push. */
  VAPID_PUBLIC_KEY?: string
  VAPID_PRIVATE_KEY?: string
  /** `1` on a local server that `npm start` runs; never set in a deployment. */
  LOCAL?: string
  /** Multiplies the rate limits for tests and benchmarks. Only a local server reads this value. */
  LIMIT_FACTOR?: string
}

/** Settings for services. `siteUrl` has no trailing slash. `adminEmail` is lowercase. */
export type Config = {
  siteUrl: string
  contactEmail: string
  /** A single line; empty if not set. */
  postalAddress: string
  adminEmail: string
  isLocal: boolean
  limitFactor: number
  /** Millionths of a dollar per month. */
  aiBudget: number
  botDailyMax: number
  areAdsOn: boolean
  /** If empty, nobody can send email to subscribers or import addresses. */
  mailingSecret: string
  /** If empty, every event is refused. */
  mailWebhookSecret: string
  /** Null if the deployment sends no pushes. */
  vapid: VapidKeys | null
  /** Null if the platform doesn't report it. */
  version: Version | null
}

/** Reads the configuration from the environment. `host` is the host of the request, and absent for a job. */
export function readConfig(env: Env, host?: string): Config {
  const isLocal = env.LOCAL === '1' && (host === undefined || isLoopbackHost(host))
  return {
    siteUrl: env.SITE_URL.replace(/\/+$/, ''),
    contactEmail: env.CONTACT_EMAIL,
    postalAddress: collapseWhitespace(env.POSTAL_ADDRESS ?? ''),
    adminEmail: env.ADMIN_EMAIL.trim().toLowerCase(),
    isLocal,
    limitFactor: isLocal ? readFactor(env.LIMIT_FACTOR) : 1,
    aiBudget: Math.round(readAmount(env.AI_BUDGET, defaultBudget) * 1_000_000),
    botDailyMax: Math.floor(
      readAmount(env.BOT_DAILY_MAX, defaultBotDailyMax[env.OPENAI_API_KEY ? 'hosted' : 'composed']),
    ),
    areAdsOn: env.ADSENSE === 'on',
    mailingSecret: env.MAILING_SECRET?.trim() || (isLocal ? localSecrets.mailing : ''),
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET?.trim() || (isLocal ? localSecrets.webhook : ''),
    vapid: readVapid(env) ?? (isLocal ? localSecrets.vapid : null),
    version: env.VERSION ? { commit: env.VERSION.tag || env.VERSION.id, deployedAt: env.VERSION.timestamp } : null,
  }
}

/** Not secret: a local server sends no email, and browsers that subscribe to its pushes are on the same machine. */
const localSecrets = {
  mailing: 'of this machine alone',
  webhook: 'whsec_b2YgdGhpcyBtYWNoaW5lIGFsb25l',
  vapid: {
    publicKey: 'BJlcrrmQFB4B_qx51dG62YKyjcOvfSRYMoZS7Dv2Vh0az9HDLw4otwMGCtt7TD0rfvI9MY6Cd5o9kaok7Mridwk',
    privateKey: 'u19YcmzVNJj5lolsQcLYewlWsGtOIpXaW4pM-scQ6Bk',
  },
}

function readVapid({ VAPID_PUBLIC_KEY = '', VAPID_PRIVATE_KEY = '' }: Env): VapidKeys | undefined {
  const keys = { publicKey: VAPID_PUBLIC_KEY.trim(), privateKey: VAPID_PRIVATE_KEY.trim() }
  return keys.publicKey !== '' && keys.privateKey !== '' ? keys : undefined
}

/** Dollars per month. */
const defaultBudget = 10
/** Recipes per day, by the author: a hosted model, or the built-in composer. */
const defaultBotDailyMax = { hosted: 24, composed: 3 }

/** Parses a number of 0 or more; returns the default for anything else. */
const readAmount = (text = '', defaultValue: number): number =>
  /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : defaultValue

/** Parses a whole number of 1 or more; returns 1 for anything else. */
function readFactor(text = '1'): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** True for a host that only the same machine can reach. Pass the host without its port. */
export const isLoopbackHost = (host: string) => loopbackHosts.has(host)
