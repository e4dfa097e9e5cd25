import { env } from 'cloudflare:workers'

import { errorCodes, type ErrorEnvelope } from '#domain/errors.ts'
import type { Random } from '#domain/random.ts'
import type { JobMessage } from '#worker/platform/jobs.ts'
import { cookieHeader } from '#worker/testing/call.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { type ActionResponse, createExpectedValues, type ExpectedValues } from './expected-values.ts'
import { type FaultOptions, createFaultyDb, type InjectedFaults } from './faulty-db.ts'

export type Person = { id: string; session: string; name: string; isPremium: boolean }

export type Simulation = {
  random: Random
  faults: FaultOptions
  injectedFaults: InjectedFaults
  expectedValues: ExpectedValues
  /** Descriptions of forbidden responses. */
  invalidResponses: string[]
  responseCounts: { confirmed: number; refused: number; failed: number }
  queue: JobMessage[]
  inboxes: Map<string, number>
  advanceClock: (milliseconds?: number) => number
  createCtx: () => TestCtx
  request: (person: Person | undefined, method: string, path: string, body?: unknown) => Promise<ActionResponse>
  /** Loads a page as a visitor and checks its response. */
  checkPage: (path: string) => Promise<void>
}

const stepMs = 400
const limitFactor = 1000

/** Allowed page statuses. 503 is allowed because the database may be unavailable. */
const allowedPageStatuses = new Set([200, 503])

/** Error statuses that injected faults or other people's actions can explain. */
const explainableStatuses = new Set([404, 409, 410])

/** Creates a site with the test database. `start` is the initial time in milliseconds since the epoch. */
export function createSimulation(start: number, faults: FaultOptions): Simulation {
  const { random } = faults
  const { db, injectedFaults } = createFaultyDb(env.DB, faults)
  const provider = createIdempotentProvider(() => (random() < faults.rate ? { isResponseLost: true } : {}))
  const invalidResponses: string[] = []
  const queue: JobMessage[] = []
  const responseCounts = { confirmed: 0, refused: 0, failed: 0 }
  let now = start
  const advanceClock = (milliseconds = stepMs) => (now += milliseconds)
  const createCtx = () => {
    const ctx = testCtx({ database: db })
    Object.assign(ctx.config, { limitFactor })
    const jobs = { send: async (message: JobMessage) => void queue.push(message) }
    return Object.assign(ctx, { now: advanceClock(), campaignMail: provider.mail, jobs })
  }
  const recordResponse = (path: string, status: number, text: string) => {
    const fault = status < 400 ? undefined : findResponseFault(status, text)
    if (fault !== undefined) invalidResponses.push(`${path} answered ${status}, ${fault}: ${text.slice(0, 200)}`)
    if (status < 400) responseCounts.confirmed++
    else if (status < 500) responseCounts.refused++
    else responseCounts.failed++
  }
  return {
    random,
    faults,
    injectedFaults,
    expectedValues: createExpectedValues(),
    invalidResponses,
    responseCounts,
    queue,
    inboxes: provider.inboxes,
    advanceClock,
    createCtx,
    async request(person, method, path, body) {
      const headers = new Headers({ Origin: site, Cookie: cookieHeader(person ? { session: person.session } : {}) })
      if (body !== undefined) headers.set('Content-Type', 'application/json')
      const requestCtx = createCtx()
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await visit(path, init, requestCtx)
      const text = await response.text()
      await requestCtx.settle()
      recordResponse(`${method} ${path}`, response.status, text)
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    },
    async checkPage(path) {
      const response = await visit(path, {}, createCtx())
      const html = await response.text()
      if (!allowedPageStatuses.has(response.status) || !html.includes('<h1') || exposesInternals(html))
        invalidResponses.push(`${path} answered ${response.status}: ${html.slice(0, 200)}`)
    },
  }
}

/** Returns a description of what is wrong; undefined if the response is a valid error of the site. */
function findResponseFault(status: number, text: string): string | undefined {
  if (exposesInternals(text)) return 'which exposes internal details'
  const { error } = readEnvelope(text)
  if (!error) return 'without an error envelope'
  const expectedError = errorCodes[error.code]
  if (expectedError?.status !== status || error.message === '' || error.requestId === '')
    return 'with an unknown code, a wrong status or no message'
  if (status >= 500) return status === 503 ? undefined : 'which is an internal error'
  return explainableStatuses.has(status) ? undefined : 'without a known reason'
}

const exposesInternals = (text: string) =>
  /D1_|Network connection lost|Internal error in D1|\n\s+at |\.ts:\d|SQLITE_/.test(text)

function readEnvelope(text: string): Partial<ErrorEnvelope> {
  try {
    return JSON.parse(text) as Partial<ErrorEnvelope>
  } catch {
    return {}
  }
}
