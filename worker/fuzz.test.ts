import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'
import { errorCodes, type ErrorCode } from '#domain/errors.ts'
import { pick, type Random, createSeededRandom } from '#domain/random.ts'
import { hostileTexts, pickHostileValue, corrupt } from '#domain/testing/hostile-values.ts'
import { toInputSchema, createSample } from '#domain/testing/schema-samples.ts'

import { runCron } from './cron.ts'
import { chooseSize, seed } from './faults/run-settings.ts'
import { addAccount, addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { storedHerb } from './testing/herb-rows.ts'
import { groupByFeature, splitRoutes, type Route, listRoutes } from './testing/route-table.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const perRoute = chooseSize({ short: 4, full: 20 })
const { now } = testCtx()
const ids = Object.values(filledIds)

const routes = listRoutes()
const changing = routes.filter(({ method }) => method !== 'GET' && method !== 'ALL')
const reading = routes.filter(({ method, path }) => method === 'GET' && path !== '/*')
const pages = [...publicPages, ...memberPages].map(({ path }) => ({
  method: 'GET',
  path: path.replace(/^(?!\/)/, '/'),
}))

type RequestTarget = { method: string; path: string }

/** Deletions run after everything else. */
const deletingLast = changing.toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
)

const queryNames = [
  ...new Set(
    routes.flatMap(({ validations }) =>
      validations
        .filter(({ target }) => target === 'query')
        .flatMap(({ schema }) => Object.keys(toInputSchema(schema).properties ?? {})),
    ),
  ),
  'recipe',
  'from',
  'subject',
  'conversation',
  '__proto__',
]

// The jobs have run, so that the health check passes.
beforeEach(async () => {
  await runCron(testCtx(), '* * * * *')
  await setFacts('facts-1', [plainHerb('linden'), plainHerb(filledIds.herb)])
  await addAccount({ id: 'premium', premiumUntil: now + 1 })
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  const rows = { db: env.DB, adminId: admin.id, herb: storedHerb('linden'), text: 'A quiet cup', now }
  await fillSite({ ...rows, memberId: 'premium' })
})

/** Fills the parameters of a path with ids that exist or with hostile texts. */
function pathOf(path: string, random: Random): string {
  const part = () => encodePart((random() < 0.6 ? pick(ids, random) : pick(hostileTexts, random)) ?? '', random)
  return path
    .replace(/:file\{.*?\}/, () => `${part()}.png`)
    .replaceAll(/:\w+/g, part)
    .replace('*', part)
}

/** Encodes the text, sometimes as no encoder would. */
const encodePart = (text: string, random: Random) =>
  random() < 0.15
    ? text.replaceAll(/[/?#\s]/g, '').slice(0, 200)
    : encodeURIComponent(text.toWellFormed()).slice(0, 2000)

function queryOf(random: Random): string {
  const count = Math.floor(random() * 6)
  const pairs = Array.from({ length: count }, () => {
    const value = (random() < 0.3 ? pick(ids, random) : pick(hostileTexts, random)) ?? ''
    return `${pick(queryNames, random)}=${encodePart(value, random).slice(0, 1500)}`
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns a body as the route expects it, intact or with one error, or another body altogether. */
function bodyOf({ validations }: Route, random: Random): Pick<RequestInit, 'body'> & { type: string } {
  const expected = validations.find(({ target }) => target === 'json' || target === 'form')
  const sample = expected ? createSample(toInputSchema(expected.schema), random, ids) : pickHostileValue(random)
  const sent = random() < 0.25 ? sample : corrupt(sample, random)
  if (expected?.target === 'form') return { type: 'application/x-www-form-urlencoded', body: formOf(sent) }
  const json = JSON.stringify(sent) ?? 'null'
  const chance = random()
  if (chance < 0.04) return { type: 'application/json', body: json.slice(0, -1) }
  if (chance < 0.06) return { type: 'application/json', body: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]) }
  if (chance < 0.08) return { type: 'multipart/form-data; boundary=x', body: '--x\r\nnonsense' }
  if (chance < 0.1) return { type: 'text/plain', body: json }
  return { type: 'application/json', body: json }
}

const formOf = (sent: unknown) =>
  new URLSearchParams(
    Object.entries(typeof sent === 'object' && sent !== null ? sent : { a: sent }).map(([name, value]) => [
      name.toWellFormed(),
      String(value).toWellFormed(),
    ]),
  ).toString()

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]
const envelope = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().min(1),
  }),
})

/** Returns the error in the response; undefined if the product defines such a response. */
async function errorOf(path: string, init: RequestInit): Promise<string | undefined> {
  const ctx = testCtx({ countsRows: false })
  ctx.config = { ...ctx.config, limitFactor: 1_000_000 }
  const response = await visit(path, init, ctx)
  const text = await response.text()
  await ctx.settle()
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)} ${String(ctx.loggedErrors[0]?.error)}`
  if (ctx.loggedErrors.length > 0) return `logged ${ctx.loggedErrors[0]?.event}: ${String(ctx.loggedErrors[0]?.error)}`
  if (response.status < 400 || response.headers.get('Content-Type')?.startsWith('text/html')) return undefined
  const read = envelope.safeParse(JSON.parse(text))
  const isRight = read.success && errorCodes[read.data.error.code].status === response.status
  return isRight ? undefined : `no envelope: ${response.status} ${text.slice(0, 200)}`
}

const shortened = (body: RequestInit['body']) => (typeof body === 'string' ? body.slice(0, 300) : '')

type Sent = { path: string; init: RequestInit }

/** Returns the errors of requests to one route, by two people in turn, each with the request that caused it. */
async function errorsOf({ method, path }: RequestTarget, make: (random: Random) => Sent): Promise<string[]> {
  const random = createSeededRandom(
    seed + Array.from(method + path).reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7),
  )
  const sessions = [await addSession(admin.id, now), await addSession('premium', now)]
  const errors: string[] = []
  for (let number = 0; number < perRoute; number++) {
    const sent = make(random)
    const headers = new Headers(sent.init.headers)
    headers.set('Cookie', cookieHeader({ session: sessions[number % 2] ?? '' }))
    headers.set('Origin', site)
    const error = await errorOf(sent.path, { method, ...sent.init, headers })
    if (error !== undefined) errors.push(`${method} ${sent.path} ${shortened(sent.init.body)} -> ${error}`)
  }
  return errors
}

describe('random input', () => {
  it.each(groupByFeature(deletingLast))(
    'is answered at %s, or refused with the error envelope',
    async (_, ofFeature) => {
      for (const route of ofFeature) {
        const errors = await errorsOf(route, (random) => {
          const { type, body } = bodyOf(route, random)
          const path = pathOf(route.path, random) + (random() < 0.2 ? queryOf(random) : '')
          return { path, init: { body: body ?? null, headers: { 'Content-Type': type } } }
        })
        expect(errors).toEqual([])
      }
    },
  )

  it.each(splitRoutes([...reading, ...pages], 20))(
    'is also answered or refused in an address, from %s on',
    async (_, part) => {
      for (const one of part) {
        const errors = await errorsOf(one, (random) => ({ path: pathOf(one.path, random) + queryOf(random), init: {} }))
        expect(errors).toEqual([])
      }
    },
  )
})

it('covers every route that changes something, and every query parameter', () => {
  expect(changing.length).toBeGreaterThan(100)
  expect(
    changing.filter(({ validations }) => validations.some(({ target }) => target === 'json')).length,
  ).toBeGreaterThan(60)
  expect(queryNames.length).toBeGreaterThan(20)
})
