import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { safetyConsent } from '#domain/safety/consent.ts'
import { createDb } from '#drizzle/db.ts'

import { consoleLog } from './core/log.ts'
import { createRead } from './core/read.ts'
import { generateToken } from './core/tokens.ts'
import { runCron } from './cron.ts'
import { unsubscribeUrl } from './features/mailing/preferences.service.ts'
import { createBindingMail } from './platform/mail.ts'
import { consumeMessages, handleDeadLetters } from './queue.ts'
import { addAccount, addSession, addToken, knownPassword } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { createDbFailingFrom } from './testing/failing-db.ts'
import { createFakeModel } from './testing/fake-openai.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { type TestCtx, admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const { now } = testCtx()
const email = 'planted.person@example.org'
const personalWord = 'plantedknee'
const healthCondition = 'epilepsy'
const networkAddress = '198.51.100.77'
const newPassword = 'planted rosehip and time'
const apiKey = 'sk-planted-key-of-the-model-0123456789'
const mailingSecret = 'planted-mailing-secret-0123456789'

/** Texts that no log line may contain, in addition to the tokens of each run. */
const plantedSecrets = [
  email,
  'planted.person',
  personalWord,
  healthCondition,
  networkAddress,
  knownPassword.password,
  newPassword,
  apiKey,
  mailingSecret,
]

/** Milliseconds. A run is slow because it hashes eight passwords. */
const fullRunMs = 120_000

const levels = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const
const lines: string[] = []
let tokens: string[] = []
let session = ''
let ownSession = ''

beforeEach(async () => {
  lines.length = 0
  await setFacts('facts-of-logs', [createPlainHerb('linden', { commonName: 'Linden' })])
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

const rejectMail = ({ to, text }: { to?: unknown; text?: unknown }) =>
  Promise.reject(new Error(`No mailbox ${String(to)}: ${String(text)}`))

const scenarios: Record<string, Scenario> = {
  'everything works': () => undefined,
  'the database is unavailable': failDatabaseFrom(1),
  'the database fails after the first query': failDatabaseFrom(2),
  'the database fails after the second query': failDatabaseFrom(3),
  'the database fails after the fourth query': failDatabaseFrom(5),
  'mail fails with an error that names the recipient': (ctx) => {
    ctx.mail = createBindingMail({ send: rejectMail }, 'post@herbs.test', consoleLog)
  },
}

function failDatabaseFrom(firstFailingRoundTrip: number): Scenario {
  return (ctx) => {
    ctx.db = createDb(createDbFailingFrom(env.DB, firstFailingRoundTrip))
    ctx.read = createRead(ctx.db)
  }
}

function createCtxIn(scenario: Scenario): TestCtx {
  const ctx = testCtx()
  Object.assign(ctx, { log: consoleLog, networkAddress })
  ctx.config = { ...ctx.config, mailingSecret, adminEmail: admin.email }
  scenario(ctx)
  return ctx
}

/** Sends a request as the member or the administrator. Records the tokens in cookies and emails as secrets. */
async function request(
  scenario: Scenario,
  method: string,
  path: string,
  body?: unknown,
  cookie = ownSession,
): Promise<void> {
  const ctx = createCtxIn(scenario)
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
  const mailedText = ctx.sentMails.map(({ text }) => text).join()
  tokens.push(
    ...[...`${response.headers.getSetCookie().join()}${mailedText}`.matchAll(/[\w-]{43}/g)].map(([token]) => token),
  )
}

async function runEverything(scenario: Scenario): Promise<void> {
  const [, , resetToken = '', confirmationToken = ''] = tokens
  const unsubscribePath = new URL(unsubscribeUrl(createCtxIn(scenario), crypto.randomUUID())).pathname
  const subscriptionToken = generateToken()
  tokens.push(unsubscribePath.split('.').at(-1) ?? '', subscriptionToken)
  const { password } = knownPassword
  const text = `My ${personalWord} hurts. Write to ${email}.`
  const steps: [string, string, unknown?, string?][] = [
    ['POST', '/api/account', { email, password: newPassword, fullName: personalWord, location: personalWord }],
    ['POST', '/api/account/confirmations', { token: confirmationToken }],
    ['POST', '/api/account/resets/request', { email }],
    ['POST', '/api/session', { email, password: newPassword }],
    ['POST', '/api/session', { email, password }],
    ['GET', '/api/session'],
    ['PUT', '/api/profile', { fullName: personalWord, location: personalWord }],
    ['PUT', '/api/profile/safety', { answers: { conditions: [healthCondition] }, consent: safetyConsent }],
    ['POST', '/api/herbi', { message: text }],
    ['POST', '/api/support/tickets', { subject: personalWord, message: text }],
    ['POST', '/api/community/posts', { title: personalWord, content: text, categoryId: crypto.randomUUID() }],
    ['POST', '/api/community/preview', { content: text }],
    ['PUT', '/api/community/name', { displayName: personalWord }],
    ['POST', '/api/mailing/subscribers', { email, firstName: personalWord, source: 'recipe_page' }],
    ['GET', `/confirm-subscription/${subscriptionToken}`],
    ['POST', `/confirm-subscription/${subscriptionToken}`],
    ['GET', `/api/recipes?search=${personalWord}`],
    ['GET', `/remedies?search=${personalWord}&exclude=${healthCondition}`],
    ['GET', unsubscribePath],
    ['POST', unsubscribePath],
    ['POST', unsubscribePath.replace('/api', '')],
    ['GET', `/unsubscribe/${unsubscribePath.split('/').at(-1)}`],
    ['POST', '/api/webhooks/mail', { type: 'email.bounced', data: { to: [email] } }],
    ['GET', `/api/users?search=${email}`, undefined, session],
    ['GET', `/api/mailing/subscribers?search=${email}`, undefined, session],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/emails/request', { email: `new.${email}` }],
    ['POST', '/api/session/proof', { password }],
    ['PUT', '/api/account/password', { present: password, password: newPassword }],
    ['POST', '/api/account/resets', { token: resetToken, password: newPassword }],
    ['DELETE', '/api/account', { password: newPassword }],
    ['DELETE', '/api/session'],
  ]
  for (const [method, path, body, cookie] of steps) await request(scenario, method, path, body, cookie)
  for (const expression of ['* * * * *', '17 3 * * *']) await runCron(createCtxIn(scenario), expression)
  const message = {
    id: 'message',
    body: { type: 'bot-batch', batchId: 'batch' } as const,
    ack: () => undefined,
    retry: () => undefined,
  }
  await consumeMessages(createCtxIn(scenario), [message])
  await handleDeadLetters(createCtxIn(scenario), [message])
}

const listEncodings = (secret: string) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]

describe('the logs of a complete run', () => {
  it.each(Object.entries(scenarios))(
    'contain no password, token, key, address or personal text while %s',
    async (_, scenario) => {
      await runEverything(scenario)
      const output = lines.join('\n')
      const secrets = [...plantedSecrets, ...tokens.filter(Boolean)]
      expect(secrets.length).toBeGreaterThan(plantedSecrets.length + 4)
      expect(secrets.filter((secret) => listEncodings(secret).some((spelling) => output.includes(spelling)))).toEqual(
        [],
      )
      const jsonLines = lines.filter((line) => line.startsWith('{'))
      for (const line of jsonLines)
        expect(JSON.parse(line)).toMatchObject({
          level: expect.stringMatching(/^(?:info|error)$/),
          event: expect.any(String),
        })
    },
    fullRunMs,
  )

  it('are written if something fails', async () => {
    await runEverything(failDatabaseFrom(1))
    expect(lines.filter((line) => line.startsWith('{')).length).toBeGreaterThan(20)
  })
})
