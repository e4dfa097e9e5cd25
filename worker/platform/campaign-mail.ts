import * as z from 'zod'

import type { Env } from '#worker/core/env.ts'
import type { Log } from '#worker/core/log.ts'

import { fetchExternal } from './fetch-external.ts'
import type { Mail } from './mail.ts'

/** Email of a campaign. The provider includes `tags` in its events. */
export type CampaignMessage = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  tags: { name: string; value: string }[]
}

/** Request with up to 100 emails. A retry with the same key must have exactly the same `body`. */
export type CampaignRequest = { key: string; body: string }

/**
 * Result of a request.
 * `accepted`: the provider accepted all emails except `refusedEmails`; positions start at 0.
 * `later`: a retry may help. If `isRefused`, the provider accepted no email. `waitMs` is the wait that it asked for, or
 * 0.
 * `stop`: the sender, the quota or the content must be corrected first.
 * `unknown`: another request used this key, and its result is unknown.
 */
export type CampaignOutcome =
  | { kind: 'accepted'; refusedEmails: { position: number; reason: string }[] }
  | { kind: 'later'; isRefused: boolean; waitMs: number; reason: string }
  | { kind: 'stop'; cause: 'quota' | 'sender' | 'content'; reason: string }
  | { kind: 'unknown'; reason: string }

/** Sends campaigns through a provider that accepts each key once. `from` is the sender address. */
export type CampaignMail = {
  canSend: boolean
  from: string
  send: (request: CampaignRequest) => Promise<CampaignOutcome>
}

/** Returns the body of a request. The same emails always give the same body. */
export const serializeMessages = (messages: readonly CampaignMessage[]): string => JSON.stringify(messages)

const placeholderSender = 'no-reply@herbal-remedies.example'
const defaultBaseUrl = 'https://api.resend.com'

type CampaignMailArgs = {
  env: Pick<Env, 'RESEND_API_KEY' | 'RESEND_BASE_URL' | 'CAMPAIGN_FROM'>
  isLocal: boolean
  mail: Mail
  log: Log
}

/**
 * Returns the campaign sender for this deployment. Uses Resend if there is a key, or the mailbox of a local server.
 * Otherwise, `canSend` is false.
 */
export function createCampaignMail({ env, isLocal, mail, log }: CampaignMailArgs): CampaignMail {
  const from = (env.CAMPAIGN_FROM ?? '').trim().toLowerCase()
  const baseUrl = env.RESEND_BASE_URL || defaultBaseUrl
  if (env.RESEND_API_KEY && from && URL.canParse(baseUrl))
    return createResendMail({ key: env.RESEND_API_KEY, baseUrl: baseUrl.replace(/\/+$/, ''), from, log })
  if (isLocal) return createMailboxMail(from || placeholderSender, mail)
  return { canSend: false, from, send: () => Promise.resolve(notConfigured) }
}

const notConfigured: CampaignOutcome = { kind: 'stop', cause: 'sender', reason: 'not_configured' }

const requestSchema = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
)

/** Stores each email in the local mailbox once, even after a retry. */
const createMailboxMail = (from: string, mail: Mail): CampaignMail => ({
  canSend: true,
  from,
  send: async ({ key, body }) => {
    const messages = requestSchema.parse(JSON.parse(body))
    for (const [position, { from: sender, headers, ...message }] of messages.entries())
      await mail.send({ ...message, headers: { From: sender, ...headers }, id: `${key}/${position}` })
    return { kind: 'accepted', refusedEmails: [] }
  },
})

/** Timeout of a call in milliseconds. The claim on a batch lasts longer. */
const callTimeoutMs = 10_000

type Resend = { key: string; baseUrl: string; from: string; log: Log }

/** https://resend.com/docs/api-reference/emails/send-batch-emails */
const createResendMail = ({ key: apiKey, baseUrl, from, log }: Resend): CampaignMail => ({
  canSend: true,
  from,
  send: async ({ key, body }) => {
    const headers = {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'x-batch-validation': 'permissive',
      'User-Agent': 'herbal-remedies',
    }
    try {
      const response = await fetchExternal(`${baseUrl}/emails/batch`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(callTimeoutMs),
      })
      const outcome = parseOutcome(response, await response.text())
      if (outcome.kind !== 'accepted') log.error('campaign_call_failed', outcome.reason, { status: response.status })
      return outcome
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.error('campaign_call_failed', reason)
      return { kind: 'later', isRefused: false, waitMs: 0, reason }
    }
  },
})

const acceptedSchema = z.object({
  data: z.array(z.object({ id: z.string() })),
  errors: z.array(z.object({ index: z.number().int().min(0), message: z.string() })).optional(),
})
const errorSchema = z.object({
  name: z
    .string()
    .max(60)
    .regex(/^[\w-]+$/),
})

/**
 * Interprets a response from the provider (https://resend.com/docs/api-reference/errors). Drops the provider's message,
 * because it may contain names.
 */
export function parseOutcome({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): CampaignOutcome {
  const body = parseJson(text)
  if (status >= 200 && status < 300) {
    const result = acceptedSchema.safeParse(body)
    if (!result.success) return { kind: 'later', isRefused: false, waitMs: 0, reason: 'unreadable_answer' }
    const refusedEmails = (result.data.errors ?? []).map(({ index }) => ({
      position: index,
      reason: 'validation_error',
    }))
    return { kind: 'accepted', refusedEmails }
  }
  const reason = errorSchema.safeParse(body).data?.name ?? `status_${status}`
  if (reason === 'daily_quota_exceeded' || reason === 'monthly_quota_exceeded' || status === 402)
    return { kind: 'stop', cause: 'quota', reason }
  if (status === 429) return { kind: 'later', isRefused: true, waitMs: readRequestedWaitMs(headers), reason }
  if (reason === 'invalid_idempotent_request') return { kind: 'unknown', reason }
  if (status === 408 || status === 409 || status >= 500)
    return { kind: 'later', isRefused: false, waitMs: readRequestedWaitMs(headers), reason }
  const isRedirect = status >= 300 && status < 400
  if (isRedirect || status === 401 || status === 403 || reason === 'invalid_from_address')
    return { kind: 'stop', cause: 'sender', reason }
  return { kind: 'stop', cause: 'content', reason }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxWaitSeconds = 15 * 60

function readRequestedWaitMs(headers: Headers): number {
  const seconds = Number(headers.get('Retry-After') ?? headers.get('ratelimit-reset') ?? 0)
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, maxWaitSeconds) * 1000 : 0
}
