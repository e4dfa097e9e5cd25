import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { safetyConsent } from '#domain/safety/consent.ts'
import { createDb } from '#drizzle/db.ts'

import { consoleLog } from './core/log.ts'
import { createRead } from './core/read.ts'
import { generateToken } from './core/tokens.ts'
import { runCron } from './cron.ts'
import { unsubscribeUrl } from './features/mailing/unsubscribing.service.ts'
import { bindingMail } from './platform/mail.ts'
import { consume, handleDeadLetters } from './queue.ts'
import { addAccount, addSession, addToken, knownPassword } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { createDbFailingFrom } from './testing/failing-db.ts'
import { createFakeModel } from './testing/fake-openai.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx, type TestCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const { now } = testCtx()
const email = 'planted.person@example.org'
const words = 'plantedknee'
const health = 'epilepsy'
const network = '198.51.100.77'
const newPassword = 'planted rosehip and time'
const apiKey = 'sk-planted-key-of-the-model-0123456789'
const mailingSecret = 'planted-mailing-secret-0123456789'

/** Texts that no log line may contain, besides the tokens of each run. */
const planted = [
  email,
  'planted.person',
  words,
  health,
  network,
  knownPassword.password,
  newPassword,
  apiKey,
  mailingSecret,
]

/** Milliseconds: a run hashes eight passwords. */
const wholeRunMs = 120_000

const levels = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const lines: string[] = []
let tokens: string[] = []
let session = ''
let ownSession = ''

beforeEach(async () => {
  lines.length = 0
  await setFacts('facts-of-logs', [plainHerb('linden', { commonName: 'Linden' })])
  const account = await addAccount({ ...knownPassword, id: 'ada', email })
  session = await addSession(admin.id, now)
  ownSession = await addSession('ada', now)
  const links = [await addToken(account, 'reset', now), await addToken(account, 'account', now)]
  tokens = [session, ownSession, ...links]
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void lines.push(args.map(String).join(' ')))
})
afterEach(() => vi.restoreAllMocks())

type Scenario = (ctx: TestCtx) => void

/** Mail binding that quotes the email in its error. */
const refuse = ({ to, text }: { to?: unknown; text?: unknown }) =>
  Promise.reject(new Error(`No mailbox ${String(to)}: ${String(text)}`))

/** States of the platform, the database and mail. */
const scenarios: Record<string, Scenario> = {
  'all is well': () => undefined,
  'the database is away': failsFrom(1),
  'the database goes after the first question': failsFrom(2),
  'the database goes after the second question': failsFrom(3),
  'the database goes after the fourth question': failsFrom(5),
  'mail fails and says for whom it was': (ctx) => {
    ctx.mail = bindingMail({ send: refuse }, 'post@herbs.test', consoleLog)
  },
}

function failsFrom(trip: number): Scenario {
  return (ctx) => {
    ctx.db = createDb(createDbFailingFrom(env.DB, trip))
    ctx.read = createRead(ctx.db)
  }
}

function ctxIn(scenario: Scenario): TestCtx {
  const ctx = testCtx()
  Object.assign(ctx, { log: consoleLog, networkAddress: network })
  ctx.config = { ...ctx.config, mailingSecret, adminEmail: admin.email }
  scenario(ctx)
  return ctx
}

/** Sends a request as the member or the administrator; tokens that it sets or emails are secret from then on. */
async function request(
  scenario: Scenario,
  method: string,
  path: string,
  body?: unknown,
  cookie = ownSession,
): Promise<void> {
  const ctx = ctxIn(scenario)
  ctx.ai = createFakeModel('refusal').ai
  const headers = new Headers({ Origin: site, Cookie: cookieHeader({ session: cookie }) })
  headers.set('Content-Type', 'application/json')
  const response = await visit(
    path,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ctx,
  )
  await response.text()
  await ctx.settle().catch(() => undefined)
  const mailed = ctx.sentMails.map(({ text }) => text).join()
  tokens.push(
    ...[...`${response.headers.getSetCookie().join()}${mailed}`.matchAll(/[\w-]{43}/g)].map(([token]) => token),
  )
}

async function wholeRun(scenario: Scenario): Promise<void> {
  const [, , reset = '', confirmation = ''] = tokens
  const leave = new URL(unsubscribeUrl(ctxIn(scenario), crypto.randomUUID())).pathname
  const subscription = generateToken()
  tokens.push(leave.split('.').at(-1) ?? '', subscription)
  const { password } = knownPassword
  const text = `My ${words} hurts. Write to ${email}.`
  const steps: [string, string, unknown?, string?][] = [
    ['POST', '/api/account', { email, password: newPassword, fullName: words, location: words }],
    ['POST', '/api/account/confirmations', { token: confirmation }],
    ['POST', '/api/account/resets/request', { email }],
    ['POST', '/api/session', { email, password: newPassword }],
    ['POST', '/api/session', { email, password }],
    ['GET', '/api/session'],
    ['PUT', '/api/profile', { fullName: words, location: words }],
    ['PUT', '/api/profile/safety', { answers: { conditions: [health] }, consent: safetyConsent }],
    ['POST', '/api/herbi', { message: text }],
    ['POST', '/api/support/tickets', { subject: words, message: text }],
    ['POST', '/api/community/posts', { title: words, content: text, categoryId: crypto.randomUUID() }],
    ['POST', '/api/community/preview', { content: text }],
    ['PUT', '/api/community/name', { displayName: words }],
    ['POST', '/api/mailing/subscribers', { email, firstName: words, source: 'recipe_page' }],
    ['GET', `/confirm-subscription/${subscription}`],
    ['POST', `/confirm-subscription/${subscription}`],
    ['GET', `/api/recipes?search=${words}`],
    ['GET', `/remedies?search=${words}&exclude=${health}`],
    ['GET', leave],
    ['POST', leave],
    ['POST', leave.replace('/api', '')],
    ['GET', `/unsubscribe/${leave.split('/').at(-1)}`],
    ['POST', '/api/webhooks/mail', { type: 'email.bounced', data: { to: [email] } }],
    ['GET', `/api/users?search=${email}`, undefined, session],
    ['GET', `/api/mailing/subscribers?search=${email}`, undefined, session],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/emails/request', { email: `new.${email}` }],
    ['POST', '/api/session/proof', { password }],
    ['PUT', '/api/account/password', { present: password, password: newPassword }],
    ['POST', '/api/account/resets', { token: reset, password: newPassword }],
    ['DELETE', '/api/account', { password: newPassword }],
    ['DELETE', '/api/session'],
  ]
  for (const [method, path, body, cookie] of steps) await request(scenario, method, path, body, cookie)
  for (const expression of ['* * * * *', '17 3 * * *']) await runCron(ctxIn(scenario), expression)
  const message = {
    id: 'message',
    body: { type: 'bot-batch', batchId: 'batch' } as const,
    ack: () => undefined,
    retry: () => undefined,
  }
  await consume(ctxIn(scenario), [message])
  await handleDeadLetters(ctxIn(scenario), [message])
}

/** Returns the secret as it is, URL-encoded, and JSON-encoded. */
const spellings = (secret: string) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]

describe('the logs of a complete run', () => {
  it.each(Object.entries(scenarios))(
    'contain no password, token, key, address or personal text while %s',
    async (_, scenario) => {
      await wholeRun(scenario)
      const output = lines.join('\n')
      const secrets = [...planted, ...tokens.filter(Boolean)]
      expect(secrets.length).toBeGreaterThan(planted.length + 4)
      expect(secrets.filter((secret) => spellings(secret).some((spelling) => output.includes(spelling)))).toEqual([])
      const own = lines.filter((line) => line.startsWith('{'))
      for (const line of own)
        expect(JSON.parse(line)).toMatchObject({
          level: expect.stringMatching(/^(?:info|error)$/),
          event: expect.any(String),
        })
    },
    wholeRunMs,
  )

  it('are written if something fails', async () => {
    await wholeRun(failsFrom(1))
    expect(lines.filter((line) => line.startsWith('{')).length).toBeGreaterThan(20)
  })
})
