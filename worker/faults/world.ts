import { env } from 'cloudflare:workers'

import { errorCodes, type ErrorEnvelope } from '#domain/errors.ts'
import type { Random } from '#domain/random.ts'
import type { JobMessage } from '#worker/platform/jobs.ts'
import { cookieHeader } from '#worker/testing/call.ts'
import { createIdempotentProvider } from '#worker/testing/idempotent-provider.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { type Faults, faultyDb, type InjectedFaults } from './faulty-db.ts'
import { promises, type Promises } from './promises.ts'

export type Person = { id: string; session: string; name: string; isPremium: boolean }

/** Answer to a request; `hasFailedBefore` if the same request failed before. */
export type ActionAnswer = { status: number; body: unknown; hasFailedBefore?: true }

/** Site with a failing database, and the promises made to its users. */
export type World = {
  random: Random
  faults: Faults
  injected: InjectedFaults
  promised: Promises
  /** Answers that are not allowed. */
  wrong: string[]
  answered: { confirmed: number; refused: number; failed: number }
  /** Messages that the queue has not delivered yet. */
  queue: JobMessage[]
  inboxes: Map<string, number>
  advance: (milliseconds?: number) => number
  ctx: () => TestCtx
  request: (person: Person | undefined, method: string, path: string, body?: unknown) => Promise<ActionAnswer>
  /** Loads a page as a visitor and checks it. */
  look: (path: string) => Promise<void>
}

/** Milliseconds of simulated time between two requests. */
const stepMs = 400
const limitFactor = 1000

/** Statuses that a page may have: shown, or unavailable with the database. */
const shown = new Set([200, 503])

/** Statuses of refusals that other people's actions or the injected faults can explain. */
const ordinary = new Set([404, 409, 410])

/** Creates a site on the test database; `start` is its time, in milliseconds since the epoch. */
export function createWorld(start: number, faults: Faults): World {
  const { random } = faults
  const { db, injected } = faultyDb(env.DB, faults)
  const provider = createIdempotentProvider(() => (random() < faults.share ? { isResponseLost: true } : {}))
  const wrong: string[] = []
  const queue: JobMessage[] = []
  const answered = { confirmed: 0, refused: 0, failed: 0 }
  let now = start
  const advance = (milliseconds = stepMs) => (now += milliseconds)
  const ctx = () => {
    const ctx = testCtx({ database: db })
    Object.assign(ctx.config, { limitFactor })
    const jobs = { send: async (message: JobMessage) => void queue.push(message) }
    return Object.assign(ctx, { now: advance(), campaignMail: provider.mail, jobs })
  }
  const note = (path: string, status: number, text: string) => {
    const fault = status < 400 ? undefined : faultOf(status, text)
    if (fault !== undefined) wrong.push(`${path} answered ${status}, ${fault}: ${text.slice(0, 200)}`)
    if (status < 400) answered.confirmed++
    else if (status < 500) answered.refused++
    else answered.failed++
  }
  return {
    random,
    faults,
    injected,
    promised: promises(),
    wrong,
    answered,
    queue,
    inboxes: provider.inboxes,
    advance,
    ctx,
    async request(person, method, path, body) {
      const headers = new Headers({ Origin: site, Cookie: cookieHeader(person ? { session: person.session } : {}) })
      if (body !== undefined) headers.set('Content-Type', 'application/json')
      const own = ctx()
      const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await visit(path, init, own)
      const text = await response.text()
      await own.settle()
      note(`${method} ${path}`, response.status, text)
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    },
    async look(path) {
      const response = await visit(path, {}, ctx())
      const html = await response.text()
      if (!shown.has(response.status) || !html.includes('<h1') || quotes(html))
        wrong.push(`${path} answered ${response.status}: ${html.slice(0, 200)}`)
    },
  }
}

/** Returns the error in a refusal; undefined if it has the product's envelope and wording. */
function faultOf(status: number, text: string): string | undefined {
  if (quotes(text)) return 'which says what nobody is to read'
  const { error } = readEnvelope(text)
  if (!error) return 'which is no envelope'
  const known = errorCodes[error.code]
  if (known?.status !== status || error.message === '' || error.requestId === '')
    return 'which is not told in our words'
  if (status >= 500) return status === 503 ? undefined : 'which is a fault of ours'
  return ordinary.has(status) ? undefined : 'although nothing stood against it'
}

/** True for stack traces, SQL and messages of the database. */
const quotes = (text: string) => /D1_|Network connection lost|Internal error in D1|\n\s+at |\.ts:\d|SQLITE_/.test(text)

function readEnvelope(text: string): Partial<ErrorEnvelope> {
  try {
    return JSON.parse(text) as Partial<ErrorEnvelope>
  } catch {
    return {}
  }
}
