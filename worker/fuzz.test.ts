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
import { createStoredHerb } from './testing/herb-rows.ts'
import { groupByFeature, splitRoutes, type Route, listRoutes } from './testing/route-table.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const requestsPerRoute = chooseSize({ short: 4, full: 20 })
const { now } = testCtx()
const ids = Object.values(filledIds)

const routes = listRoutes()
const changingRoutes = routes.filter(({ method }) => method !== 'GET' && method !== 'ALL')
const readingRoutes = routes.filter(({ method, path }) => method === 'GET' && path !== '/*')
const pages = [...publicPages, ...memberPages].map(({ path }) => ({
  method: 'GET',
  path: path.replace(/^(?!\/)/, '/'),
}))

type RequestTarget = { method: string; path: string }

/** Deletions are last, so that the other routes find their rows. */
const routesDeletingLast = changingRoutes.toSorted(
  (first, second) => Number(first.method === 'DELETE') - Number(second.method === 'DELETE'),
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

// The health check fails until the jobs have run.
beforeEach(async () => {
  await runCron(testCtx(), '* * * * *')
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb(filledIds.herb)])
  await addAccount({ id: 'premium', premiumUntil: now + 1 })
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  const rows = { db: env.DB, adminId: admin.id, herb: createStoredHerb('linden'), text: 'A quiet cup', now }
  await fillSite({ ...rows, memberId: 'premium' })
})

/** Fills path parameters with existing ids or hostile texts. */
function fillPath(path: string, random: Random): string {
  const createPart = () => encodePart((random() < 0.6 ? pick(ids, random) : pick(hostileTexts, random)) ?? '', random)
  return path
    .replace(/:file\{.*?\}/, () => `${createPart()}.png`)
    .replaceAll(/:\w+/g, createPart)
    .replace('*', createPart)
}

/** Encodes the text for a URL, sometimes incorrectly. */
const encodePart = (text: string, random: Random) =>
  random() < 0.15
    ? text.replaceAll(/[/?#\s]/g, '').slice(0, 200)
    : encodeURIComponent(text.toWellFormed()).slice(0, 2000)

function createQuery(random: Random): string {
  const count = Math.floor(random() * 6)
  const pairs = Array.from({ length: count }, () => {
    const value = (random() < 0.3 ? pick(ids, random) : pick(hostileTexts, random)) ?? ''
    return `${pick(queryNames, random)}=${encodePart(value, random).slice(0, 1500)}`
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** Returns a valid body for the route, a body with one error, or an unrelated body. */
function createBody({ validations }: Route, random: Random): Pick<RequestInit, 'body'> & { type: string } {
  const bodyValidation = validations.find(({ target }) => target === 'json' || target === 'form')
  const sample = bodyValidation
    ? createSample(toInputSchema(bodyValidation.schema), random, ids)
    : pickHostileValue(random)
  const body = random() < 0.25 ? sample : corrupt(sample, random)
  if (bodyValidation?.target === 'form') return { type: 'application/x-www-form-urlencoded', body: encodeForm(body) }
  const json = JSON.stringify(body) ?? 'null'
  const chance = random()
  if (chance < 0.04) return { type: 'application/json', body: json.slice(0, -1) }
  if (chance < 0.06) return { type: 'application/json', body: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]) }
  if (chance < 0.08) return { type: 'multipart/form-data; boundary=x', body: '--x\r\nnonsense' }
  if (chance < 0.1) return { type: 'text/plain', body: json }
  return { type: 'application/json', body: json }
}

const encodeForm = (value: unknown) =>
  new URLSearchParams(
    Object.entries(typeof value === 'object' && value !== null ? value : { a: value }).map(([name, value]) => [
      name.toWellFormed(),
      String(value).toWellFormed(),
    ]),
  ).toString()

const errorCodeNames = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]
const errorEnvelope = z.strictObject({
  error: z.strictObject({
    code: z.enum(errorCodeNames),
    message: z.string().min(1),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().min(1),
  }),
})

const isProtocolError = (text: string) => text.startsWith('{"jsonrpc":"2.0","error":{"code":-')

async function findError(path: string, init: RequestInit): Promise<string | undefined> {
  const ctx = testCtx({ countsRows: false })
  ctx.config = { ...ctx.config, limitFactor: 1_000_000 }
  const response = await visit(path, init, ctx)
  const text = await response.text()
  await ctx.settle()
  if (response.status >= 500) return `${response.status} ${text.slice(0, 200)} ${String(ctx.loggedErrors[0]?.error)}`
  if (ctx.loggedErrors.length > 0) return `logged ${ctx.loggedErrors[0]?.event}: ${String(ctx.loggedErrors[0]?.error)}`
  // Pages and links show a text, and the Model Context Protocol has errors of its own.
  const isText = response.headers.get('Content-Type')?.startsWith('text/')
  if (response.status < 400 || (isText && !path.startsWith('/api/')) || isProtocolError(text)) return undefined
  const envelope = errorEnvelope.safeParse(JSON.parse(text))
  const isProperError = envelope.success && errorCodes[envelope.data.error.code].status === response.status
  return isProperError ? undefined : `no envelope: ${response.status} ${text.slice(0, 200)}`
}

const shortenBody = (body: RequestInit['body']) => (typeof body === 'string' ? body.slice(0, 300) : '')

type RequestInput = { path: string; init: RequestInit }

async function listErrors(
  { method, path }: RequestTarget,
  createRequest: (random: Random) => RequestInput,
): Promise<string[]> {
  const random = createSeededRandom(
    seed + Array.from(method + path).reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7),
  )
  const sessions = [await addSession(admin.id, now), await addSession('premium', now)]
  const errors: string[] = []
  for (let position = 0; position < requestsPerRoute; position++) {
    const request = createRequest(random)
    const headers = new Headers(request.init.headers)
    headers.set('Cookie', cookieHeader({ session: sessions[position % 2] ?? '' }))
    headers.set('Origin', site)
    const error = await findError(request.path, { method, ...request.init, headers })
    if (error !== undefined) errors.push(`${method} ${request.path} ${shortenBody(request.init.body)} -> ${error}`)
  }
  return errors
}

describe('random input', () => {
  it.each(groupByFeature(routesDeletingLast))(
    'is accepted at %s, or rejected with the error envelope',
    async (_, routesOfFeature) => {
      for (const route of routesOfFeature) {
        const errors = await listErrors(route, (random) => {
          const { type, body } = createBody(route, random)
          const path = fillPath(route.path, random) + (random() < 0.2 ? createQuery(random) : '')
          return { path, init: { body: body ?? null, headers: { 'Content-Type': type } } }
        })
        expect(errors).toEqual([])
      }
    },
  )

  it.each(splitRoutes([...readingRoutes, ...pages], 20))(
    'is also accepted or rejected in a URL, from %s on',
    async (_, routesOfPart) => {
      for (const route of routesOfPart) {
        const errors = await listErrors(route, (random) => ({
          path: fillPath(route.path, random) + createQuery(random),
          init: {},
        }))
        expect(errors).toEqual([])
      }
    },
  )
})

it('covers the changing routes and the query parameters', () => {
  expect(changingRoutes.length).toBeGreaterThan(100)
  expect(
    changingRoutes.filter(({ validations }) => validations.some(({ target }) => target === 'json')).length,
  ).toBeGreaterThan(60)
  expect(queryNames.length).toBeGreaterThan(20)
})
