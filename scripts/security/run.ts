import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { seedStatements } from '#drizzle/seed.ts'
import { hashToken, generateToken } from '#worker/core/tokens.ts'

import { buildForDeployment } from '../../e2e/build.ts'
import { createDemoStatements } from '../demo-accounts.ts'
import { createLocalServer } from '../faults/local-server.ts'
import { tryEveryRequest } from './every-request.ts'
import { separateFindings } from './excuses.ts'
import { fillDatabase } from './fill-database.ts'
import { loadRoutes } from './load-routes.ts'
import { openPlantedHoles } from './planted-holes.ts'
import { ensureTools } from './run-tool.ts'
import { trySql } from './sqlmap.ts'
import { findInnerPlaces, createPageAddresses, createTargets } from './targets.ts'
import { type Finding, tryPages } from './wapiti.ts'

const { values } = parseArgs({
  options: { thorough: { type: 'boolean', default: false }, minutes: { type: 'string' } },
})
const { level, seconds, ...defaults } = values.thorough
  ? { level: 2, seconds: 300, minutes: 150 }
  : { level: 1, seconds: 60, minutes: 15 }
const minutes = Number(values.minutes ?? defaults.minutes)
if (!(minutes > 0)) {
  console.error('Usage: npm run security -- [--thorough] [--minutes <number>]')
  process.exit(64)
}
/** Share of the time for SQL. The rest is for the pages. */
const sqlShare = 0.6

if (!ensureTools()) process.exit(1)
const { routes, pages } = await loadRoutes()
const folder = mkdtempSync(join(tmpdir(), 'security-'))
const workerDir = join(folder, 'worker')
buildForDeployment(workerDir)
const people = { premium: generateToken(), admin: generateToken() }
const sessions = Object.entries(people).map(([name, token]) => createSession(`${name}@herbal.test`, token))
const server = await createLocalServer({
  workerDir,
  seed: `${[...seedStatements(), ...createDemoStatements(Date.now()), ...sessions].join(';\n')};\n`,
  variables: { LIMIT_FACTOR: '1000000', RESEND_API_KEY: '', OPENAI_API_KEY: '' },
})
await fillDatabase(server.databaseFile())
const holes = await openPlantedHoles()
const findings: Finding[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cleanUp().then(() => process.exit(1)))
try {
  findings.push(...(await findMissedHoles()))
  if (findings.length === 0) {
    await server.start()
    findings.push(...(await findSqlHoles()), ...(await findPageHoles()))
  }
} finally {
  await cleanUp()
}

const { open, excused } = separateFindings(findings.filter(({ kind }) => kind !== 'unproven'))
const unproven = findings.filter(({ kind }) => kind === 'unproven')
if (excused.length > 0) console.log('\nFalse alarms, and why:')
for (const { kind, count, reason } of excused) console.log(`  ${kind} (${count}): ${reason}`)
if (unproven.length > 0) console.log('\nNot proven:')
for (const { tool, address, details } of unproven) console.log(`  ${tool}, ${address}: ${details}`)
if (open.length > 0) console.table(open)
console.log(
  open.length === 0 ? `\nNo findings, ${unproven.length} not proven.` : `\n${open.length} findings to review.`,
)
process.exit(open.length > 0 ? 1 : unproven.length > 0 ? 2 : 0)

async function cleanUp(): Promise<void> {
  holes.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Checks that each tool finds the hole planted for it. Without this proof, a tool that finds nothing proves nothing.
 */
async function findMissedHoles(): Promise<Finding[]> {
  const createPlantedTarget = (address: string, body?: unknown) => ({
    target: {
      name: `${body === undefined ? 'GET' : 'POST'} ${address}`,
      method: body === undefined ? 'GET' : 'POST',
      address: holes.address + address,
      bodies: [body],
      places: address.includes('*') ? [] : ['word'],
    },
    body,
  })
  const holesForSql = [
    createPlantedTarget('/search?word=linden'),
    createPlantedTarget('/search', { word: 'linden' }),
    createPlantedTarget('/teas/linden*'),
  ]
  const options = { cookie: '', folder, level: 1, seconds: 60 }
  const outcomes = await Promise.all(holesForSql.map((hole, number) => trySql(hole, 9000 + number, options)))
  const pages = await tryPages({
    site: holes.address,
    addresses: [`${holes.address}/echo?name=linden`],
    folder,
    name: 'planted',
    modules: ['xss'],
    seconds: 40,
  })
  const missedHoles = outcomes
    .filter(({ outcome }) => outcome !== 'found')
    .map(({ target }) => `sqlmap: ${target.name}`)
  if (!pages.some(({ kind }) => kind === 'Cross Site Scripting')) missedHoles.push('wapiti: a script in a page')
  console.log(missedHoles.length === 0 ? 'The tools find the planted holes.' : `Missed: ${missedHoles.join(', ')}`)
  return missedHoles.map((details) => ({ tool: 'planted hole', kind: 'missed', address: holes.address, details }))
}

async function findSqlHoles(): Promise<Finding[]> {
  const targets = createTargets(routes, server.address)
  const { outcomes, closed, reached } = await tryEveryRequest({
    targets,
    site: server.address,
    cookies: [people.admin, people.premium].map((token) => `session=${token}`),
    endsAt: Date.now() + sqlShare * minutes * 60_000,
    tryOne: (narrowed, number, cookie) => trySql(narrowed, number, { cookie, folder, level, seconds }),
  })
  console.log(
    `${targets.length} requests: ${closed} refuse every SQL probe by validation; of the other ${outcomes.length}, ${reached} succeed as they are.`,
  )
  const inner = findInnerPlaces(routes)
  console.log(`Not tried: texts inside lists and objects of ${inner.length} requests:`)
  for (const places of inner) console.log(`  ${places}`)
  const sound = outcomes.filter(({ outcome }) => outcome === 'sound').length
  console.log(`sqlmap: ${sound} of ${outcomes.length} requests were tried completely without a finding.`)
  return outcomes
    .filter(({ outcome }) => outcome !== 'sound')
    .map(({ target, outcome, details }) => ({ tool: 'sqlmap', kind: outcome, address: target.name, details }))
}

async function findPageHoles(): Promise<Finding[]> {
  const pageFindings: Finding[] = []
  for (const [person, cookie] of [
    ['visitor', undefined],
    ['member', `session=${people.premium}`],
    ['admin', `session=${people.admin}`],
  ] as const) {
    const addresses = createPageAddresses(pages, server.address)
    const options = {
      site: server.address,
      addresses,
      folder,
      name: person,
      seconds: ((1 - sqlShare) * minutes * 60) / 3,
    }
    pageFindings.push(...(await tryPages(cookie === undefined ? options : { ...options, cookie })))
    console.log(`wapiti: ${addresses.length} pages as ${person}.`)
  }
  return pageFindings
}

function createSession(email: string, token: string): string {
  const now = Date.now()
  return `INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device)
    SELECT '${hashToken(token)}', id, ${now}, ${now}, ${now + 7_200_000}, ${now + 86_400_000}, 'Security' FROM users WHERE email = '${email}'`
}
