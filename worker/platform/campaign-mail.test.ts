import { describe, expect, it } from 'vitest'

import type { Env } from '#worker/core/env.ts'

import { createCampaignMail, parseOutcome, serializeMessages } from './campaign-mail.ts'
import type { MailMessage } from './mail.ts'

const parseResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  parseOutcome({ status, headers: new Headers(headers) }, typeof body === 'string' ? body : JSON.stringify(body))
const error = (name: string) => ({ name, message: 'ada@example.org is no address' })

describe('a response of the provider', () => {
  it.each([
    ['accepts all', 200, { data: [{ id: 'a' }] }, { kind: 'accepted', refusedEmails: [] }],
    [
      'refuses one',
      200,
      { data: [], errors: [{ index: 0, message: 'ada@example.org' }] },
      { kind: 'accepted', refusedEmails: [{ position: 0, reason: 'validation_error' }] },
    ],
    ['cannot be read', 200, 'OK', { kind: 'later', isRefused: false, waitMs: 0, reason: 'unreadable_answer' }],
    [
      'limits the rate',
      429,
      error('rate_limit_exceeded'),
      { kind: 'later', isRefused: true, waitMs: 0, reason: 'rate_limit_exceeded' },
    ],
    [
      'reports the daily quota',
      429,
      error('daily_quota_exceeded'),
      { kind: 'stop', cause: 'quota', reason: 'daily_quota_exceeded' },
    ],
    [
      'reports the monthly quota',
      429,
      error('monthly_quota_exceeded'),
      { kind: 'stop', cause: 'quota', reason: 'monthly_quota_exceeded' },
    ],
    ['rejects the key', 403, error('invalid_api_key'), { kind: 'stop', cause: 'sender', reason: 'invalid_api_key' }],
    [
      'does not know the domain',
      403,
      error('validation_error'),
      { kind: 'stop', cause: 'sender', reason: 'validation_error' },
    ],
    [
      'rejects the mails',
      422,
      error('missing_required_field'),
      { kind: 'stop', cause: 'content', reason: 'missing_required_field' },
    ],
    [
      'saw another request under this key',
      409,
      error('invalid_idempotent_request'),
      { kind: 'unknown', reason: 'invalid_idempotent_request' },
    ],
    [
      'is still processing the request',
      409,
      error('concurrent_idempotent_requests'),
      { kind: 'later', isRefused: false, waitMs: 0, reason: 'concurrent_idempotent_requests' },
    ],
    ['fails', 500, '<html>', { kind: 'later', isRefused: false, waitMs: 0, reason: 'status_500' }],
  ])('is interpreted if it %s', (_, status, body, outcome) => {
    expect(parseResponse(status, body)).toEqual(outcome)
  })

  it('may say how long to wait', () => {
    expect(parseResponse(429, error('rate_limit_exceeded'), { 'Retry-After': '7' })).toMatchObject({ waitMs: 7000 })
    expect(parseResponse(503, '', { 'Retry-After': '99999999' })).toMatchObject({ waitMs: 900_000 })
    expect(parseResponse(503, '', { 'Retry-After': 'Sun, 22 Nov 2026 12:00:00 GMT' })).toMatchObject({ waitMs: 0 })
  })
})

describe('without a key', () => {
  const storedMails: MailMessage[] = []
  const options = {
    env: { CAMPAIGN_FROM: '' } as Env,
    mail: { canSend: true, send: async (message: MailMessage) => void storedMails.push(message) },
    log: { info: () => undefined, error: () => undefined },
  }
  const message = {
    from: 'a',
    to: 'ada@example.org',
    subject: 'Cups',
    html: '<p>',
    text: 'Hello',
    headers: { 'List-Unsubscribe': '<https://herbs.test/leave>' },
    tags: [],
  }
  const request = { key: 'campaign/1', body: serializeMessages([message]) }

  it('stores each email under its own name on a local server', async () => {
    const mail = createCampaignMail({ ...options, isLocal: true })
    expect(await mail.send(request)).toEqual({ kind: 'accepted', refusedEmails: [] })
    expect(storedMails).toEqual([
      {
        id: 'campaign/1/0',
        to: 'ada@example.org',
        subject: 'Cups',
        html: '<p>',
        text: 'Hello',
        headers: { From: 'a', 'List-Unsubscribe': '<https://herbs.test/leave>' },
      },
    ])
  })

  it('sends nothing in a deployment', async () => {
    const mail = createCampaignMail({ ...options, isLocal: false })
    expect(mail.canSend).toBe(false)
    expect(await mail.send(request)).toMatchObject({ kind: 'stop', cause: 'sender' })
  })
})
