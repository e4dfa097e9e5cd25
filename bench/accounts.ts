import type { D1Database } from '@cloudflare/workers-types'

import { api } from '#domain/api.ts'
import { hashPassword } from '#worker/core/passwords.ts'

import { openSite } from '../e2e/site.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

/** Attempts per kind. Each address is tried once, so that all addresses have the same history. */
const attemptsEach = 200
const maxDeviation = 0.05
/** Milliseconds to wait after a response, long enough for its email to be stored. */
const settleMs = 60

type Kind = 'known' | 'unknown'
type Attempt = { kind: Kind; milliseconds: number; answer: string }

const { exactly, untargeted } = createFigureBuilder(
  `${attemptsEach} known and ${attemptsEach} unknown addresses over HTTP to a separate worker, in random order; median`,
)

const password = 'a wrong one, long enough'
const actions = [
  { name: 'sign-in', path: api.session, body: (email: string) => ({ email, password }) },
  { name: 'sign-up', path: api.account, body: (email: string) => ({ email, password, fullName: 'Ada Linden' }) },
  { name: 'reset', path: `${api.account}/resets/request`, body: (email: string) => ({ email }) },
]

/**
 * Measures whether the content or the time of a response reveals that an address has an account. Sends known and
 * unknown addresses to a real worker in random order.
 */
export async function measureAccounts(prebuiltWorkerDir: string): Promise<Figure[]> {
  const site = await openSite(prebuiltWorkerDir, { LIMIT_FACTOR: '100000' })
  await addKnown(site.db)
  const figures: Figure[] = []
  for (const { name, path, body } of actions) {
    const attempts: Attempt[] = []
    for (const { kind, email } of pairs(name).flatMap(shuffled))
      attempts.push({ kind, ...(await post(site.address, path, body(email))) })
    figures.push(...compare(name, attempts))
  }
  await site.close()
  return figures
}

const createAddress = (kind: Kind, number: number, action: string) =>
  kind === 'known' ? `known-${number}@example.org` : `${action}-${number}@example.org`

/** Pairs of a known and an unknown address, so that a temporary slowdown of the machine affects both. */
const pairs = (action: string) =>
  Array.from({ length: attemptsEach }, (_, number) =>
    (['known', 'unknown'] as const).map((kind) => ({ kind, email: createAddress(kind, number, action) })),
  )

async function addKnown(db: D1Database) {
  const insert = db.prepare(
    'INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES (?1, ?2, ?3, 1, 1)',
  )
  const hash = hashPassword('linden and honey')
  const numbers = Array.from({ length: attemptsEach }, (_, number) => number)
  await db.batch(numbers.map((number) => insert.bind(`known-${number}`, createAddress('known', number, ''), hash)))
}

async function post(address: string, path: string, body: object): Promise<Omit<Attempt, 'kind'>> {
  const headers = { Origin: address, 'Content-Type': 'application/json' }
  const start = performance.now()
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  const milliseconds = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, settleMs))
  return { milliseconds, answer: `${response.status} ${text.replace(/"requestId":"[^"]*"/, '')}` }
}

function compare(action: string, attempts: Attempt[]): Figure[] {
  const responses = new Set(attempts.map(({ answer }) => answer))
  const [known, unknown] = [medianMilliseconds(attempts, 'known'), medianMilliseconds(attempts, 'unknown')]
  const ratio = known / unknown
  return [
    exactly(`${action}, different answers to known and unknown addresses`, responses.size, 1),
    untargeted(`${action}, its answer`, [...responses].join(' | ')),
    {
      ...untargeted(`${action}, median time for known addresses to that for unknown ones`, ratio.toFixed(3)),
      target: `${1 - maxDeviation} to ${1 + maxDeviation}`,
      holds: Math.abs(ratio - 1) <= maxDeviation,
    },
    untargeted(`${action}, median time for known addresses`, known, ' ms'),
  ]
}

const medianMilliseconds = (attempts: Attempt[], kind: Kind): number =>
  median(attempts.filter((one) => one.kind === kind).map(({ milliseconds }) => milliseconds))

const shuffled = <Item>(pair: Item[]): Item[] => (Math.random() < 0.5 ? pair : pair.toReversed())
