import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { seedStatements } from '#drizzle/seed.ts'
import { hashToken, newToken } from '#worker/core/tokens.ts'

import { buildForDeployment } from '../../e2e/build.ts'
import { demoStatements } from '../demo-accounts.ts'
import { localServer } from '../faults/local-server.ts'
import { judged } from './judge.ts'
import { loadRoutes } from './load-routes.ts'
import { openPlantedHoles } from './planted-holes.ts'
import { ensureTools } from './run-tool.ts'
import { type Outcome, trySql } from './sqlmap.ts'
import { pageAddresses, type Target, targetsOf } from './targets.ts'
import { type Finding, tryPages } from './wapiti.ts'

const { values } = parseArgs({
  options: { thorough: { type: 'boolean', default: false }, minutes: { type: 'string' } },
})
const depth = values.thorough
  ? { level: 2, seconds: 300, pageSeconds: 120, minutes: 90 }
  : { level: 1, seconds: 60, pageSeconds: 8, minutes: 9 }
const atOnce = 3

if (!ensureTools()) process.exit(1)
const { routes, pages } = await loadRoutes()
const folder = mkdtempSync(join(tmpdir(), 'security-'))
const workerDir = join(folder, 'worker')
buildForDeployment(workerDir)
const people = { premium: newToken(), admin: newToken() }
const sessions = Object.entries(people).map(([name, token]) => sessionOf(`${name}@herbal.test`, token))
const server = await localServer({
  workerDir,
  seed: `${[...seedStatements(), ...(await demoStatements(Date.now())), ...sessions].join(';\n')};\n`,
  variables: { LIMIT_FACTOR: '1000000', RESEND_API_KEY: '', OPENAI_API_KEY: '' },
})
const holes = await openPlantedHoles()
const findings: Finding[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void clear().then(() => process.exit(1)))
try {
  findings.push(...(await missedHoles()))
  if (findings.length === 0) {
    await server.start()
    findings.push(...(await sqlFindings()), ...(await pageFindings()))
  }
} finally {
  await clear()
}

const { open, excused } = judged(findings)
if (excused.length > 0) console.log('\nNo holes, and why:')
for (const { kind, count, reason } of excused) console.log(`  ${kind} (${count}): ${reason}`)
if (open.length > 0) console.table(open)
console.log(open.length === 0 ? '\nNothing was found.' : `\n${open.length} to look at.`)
process.exit(open.length === 0 ? 0 : 1)

async function clear(): Promise<void> {
  holes.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Each tool has to find the hole that is planted for it, or its silence about the site would say nothing. */
async function missedHoles(): Promise<Finding[]> {
  const planted = (address: string, body?: unknown): Target => ({
    name: 'planted',
    method: body === undefined ? 'GET' : 'POST',
    address: holes.address + address,
    body,
    places: ['word'],
  })
  const targets = [planted('/search?word=linden'), planted('/search', { word: 'linden' })]
  const given = { cookie: '', folder, level: 1, seconds: 60 }
  const tried = await Promise.all(targets.map((target, number) => trySql(target, 9000 + number, given)))
  const pages = await tryPages({
    site: holes.address,
    addresses: [`${holes.address}/echo?name=linden`],
    folder,
    name: 'planted',
    modules: 'xss',
    seconds: 20,
  })
  const missed = tried.filter(({ outcome }) => outcome !== 'found').map(({ target }) => `sqlmap: ${target.method}`)
  if (!pages.some(({ kind }) => kind === 'Cross Site Scripting')) missed.push('wapiti: a script in a page')
  console.log(missed.length === 0 ? 'The tools find the planted holes.' : `Missed: ${missed.join(', ')}`)
  return missed.map((words) => ({ tool: 'planted hole', kind: 'missed', address: holes.address, words }))
}

/** Each route as the one who may do most there, several at once, until the time is over. */
async function sqlFindings(): Promise<Finding[]> {
  const endsAt = Date.now() + Number(values.minutes ?? depth.minutes) * 60_000
  const targets = targetsOf(routes, server.address)
  const waiting = [...targets.entries()]
  const outcomes: Outcome[] = []
  const given = { cookie: `session=${people.admin}`, folder, level: depth.level, seconds: depth.seconds }
  const work = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    const [number, target] = next
    outcomes.push(
      Date.now() < endsAt
        ? await trySql(target, number, given)
        : { target, outcome: 'unproven', words: 'the time was over' },
    )
    return work()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const sound = outcomes.filter(({ outcome }) => outcome === 'sound').length
  console.log(`sqlmap: ${sound} of ${targets.length} requests tried to the end without a finding.`)
  return outcomes
    .filter(({ outcome }) => outcome !== 'sound')
    .map(({ target, outcome, words }) => ({ tool: 'sqlmap', kind: outcome, address: target.name, words }))
}

/** The pages with what their addresses may ask, as each kind of person. */
async function pageFindings(): Promise<Finding[]> {
  const found: Finding[] = []
  for (const [person, cookie] of [
    ['visitor', undefined],
    ['member', `session=${people.premium}`],
    ['admin', `session=${people.admin}`],
  ] as const) {
    const addresses = pageAddresses(pages, server.address)
    const given = { site: server.address, addresses, folder, name: person, seconds: depth.pageSeconds }
    found.push(...(await tryPages(cookie === undefined ? given : { ...given, cookie })))
    console.log(`wapiti: ${addresses.length} pages as ${person}.`)
  }
  return found
}

function sessionOf(email: string, token: string): string {
  const now = Date.now()
  return `INSERT INTO sessions (id_hash, user_id, created_at, used_at, proved_at, expires_at, device)
    SELECT '${hashToken(token)}', id, ${now}, ${now}, ${now + 7_200_000}, ${now + 86_400_000}, 'Security' FROM users WHERE email = '${email}'`
}
