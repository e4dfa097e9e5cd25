import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { CampaignMessage } from '#worker/platform/campaign-mail.ts'

/**
 * Behaviour of the provider. `accepts` accepts everything. `flaky` refuses one call in twenty and loses one response in
 * twenty after accepting the emails. `too-many` refuses every other call. `quota` and `wrong-key` refuse every call.
 * `refuses` rejects emails to addresses that begin with `refused`. `slow` responds after a second.
 */
export type Scenario = 'accepts' | 'flaky' | 'too-many' | 'quota' | 'wrong-key' | 'refuses' | 'slow'

type AcceptedMail = CampaignMessage & { id: string; key: string }

/**
 * Server on localhost that implements Resend's HTTP API and accepts each idempotency key once. `mails` lists the
 * accepted emails in order.
 */
export type FakeMailProvider = {
  address: string
  mails: AcceptedMail[]
  /** Number of requests for each idempotency key, and how many of them differed from the first. */
  calls: Map<string, { count: number; changed: number }>
  scenario: Scenario
  close: () => Promise<void>
}

type Accepted = { hash: string; responseText: string }

const delayMs = 8
const slowDelayMs = 1000

/** Starts the server. `random` decides which calls fail in the scenario `flaky`. */
export async function startFakeMailProvider(random: () => number = Math.random): Promise<FakeMailProvider> {
  const accepted = new Map<string, Accepted>()
  const provider: FakeMailProvider = {
    address: '',
    mails: [],
    calls: new Map(),
    scenario: 'accepts',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    handleRequest(provider, accepted, random, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provider.address = `http://127.0.0.1:${port}`
  return provider
}

async function handleRequest(
  provider: FakeMailProvider,
  accepted: Map<string, Accepted>,
  random: () => number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request)
  const key = String(request.headers['idempotency-key'] ?? '')
  const hash = createHash('sha256').update(body).digest('hex')
  const previous = accepted.get(key)
  const callStats = provider.calls.get(key) ?? { count: 0, changed: 0 }
  callStats.count++
  if (previous && previous.hash !== hash) callStats.changed++
  provider.calls.set(key, callStats)
  await new Promise((resolve) => setTimeout(resolve, provider.scenario === 'slow' ? slowDelayMs : delayMs))
  const refusal = getRefusal(provider, callStats.count, random)
  if (refusal) return fail(response, ...refusal)
  if (request.method !== 'POST' || request.url !== '/emails/batch') return fail(response, 404, 'not_found')
  if (!request.headers.authorization?.startsWith('Bearer ')) return fail(response, 401, 'missing_api_key')
  if (key === '' || key.length > 256) return fail(response, 400, 'invalid_idempotency_key')
  if (previous && previous.hash !== hash) return fail(response, 409, 'invalid_idempotent_request')
  const responseText = previous?.responseText ?? acceptMessages(provider, key, JSON.parse(body) as CampaignMessage[])
  accepted.set(key, { hash, responseText })
  if (provider.scenario === 'flaky' && random() < 0.05) return void response.destroy()
  response.setHeader('Content-Type', 'application/json')
  response.end(responseText)
}

function getRefusal({ scenario }: FakeMailProvider, count: number, random: () => number): [number, string] | undefined {
  if (scenario === 'flaky' && random() < 0.05) return [500, 'internal_server_error']
  if (scenario === 'too-many' && count % 2 === 1) return [429, 'rate_limit_exceeded']
  if (scenario === 'quota') return [429, 'daily_quota_exceeded']
  return scenario === 'wrong-key' ? [403, 'invalid_api_key'] : undefined
}

function acceptMessages(provider: FakeMailProvider, key: string, messages: CampaignMessage[]): string {
  const data: { id: string }[] = []
  const errors: { index: number; message: string }[] = []
  for (const [index, message] of messages.entries()) {
    if (provider.scenario === 'refuses' && message.to.startsWith('refused')) {
      errors.push({ index, message: 'Invalid `to` field.' })
      continue
    }
    const id = crypto.randomUUID()
    provider.mails.push({ ...message, id, key })
    data.push({ id })
  }
  return JSON.stringify({ data, ...(errors.length > 0 && { errors }) })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks).toString('utf8')
}

function fail(response: ServerResponse, status: number, name: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...(status === 429 && { 'Retry-After': '1' }) })
  response.end(JSON.stringify({ statusCode: status, name, message: 'No.' }))
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

/**
 * Returns the email in the format of RFC 5322, with a text part and an HTML part. Tests read the result with an
 * independent parser.
 */
export function rawMail({ from, to, subject, headers, text, html, id }: AcceptedMail): string {
  const folded = (content: string) => base64(content).replaceAll(/.{76}/g, '$&\r\n')
  const boundary = `part-${id}`
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${folded(content)}\r\n`
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    `Message-ID: <${id}@provider.test>`,
    'MIME-Version: 1.0',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${part('text/plain', text)}${part('text/html', html)}--${boundary}--\r\n`
}
