import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { buildForDeployment } from '../../e2e/build.ts'
import { createWorkerdKind } from './in-workerd.ts'
import { kills } from './kills.ts'
import type { Kind } from './kind.ts'
import { mail } from './mail.ts'
import { queue } from './queue.ts'

/** All kinds by the names that `npm run test:faults` accepts. */
const kinds: Readonly<Record<string, Kind>> = {
  database: createWorkerdKind('faults/database', 'one database query in twenty fails, is slow, or fails after it ran'),
  pages: createWorkerdKind('faults/pages', 'public pages while the database is unavailable'),
  objects: createWorkerdKind('faults/objects', 'Durable Objects that disappear while notifications arrive'),
  providers: createWorkerdKind('faults/providers', 'email and model providers that fail in every way'),
  clock: createWorkerdKind('faults/clock', 'a clock that jumps'),
  purges: createWorkerdKind(
    'faults/purges',
    'purges that are refused, lost with a killed worker, or overtaken by a page',
  ),
  queue,
  kills,
  mail,
  requests: createWorkerdKind('hostile-requests', 'every hostile body and header to every route'),
  fuzz: createWorkerdKind('fuzz', 'damaged valid requests to every route'),
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const unknownNames = positionals.filter((name) => !Object.hasOwn(kinds, name))
if (unknownNames.length > 0 || !Number.isSafeInteger(seed)) {
  console.error(`Usage: npm run test:faults -- [${Object.keys(kinds).join('|')}]… [--seed <number>]`)
  process.exit(64)
}

const selectedKinds = Object.entries(kinds).filter(([name]) => positionals.length === 0 || positionals.includes(name))
const folder = mkdtempSync(join(tmpdir(), 'worker-'))
let isBuilt = false
const workerDir = () => {
  if (!isBuilt) buildForDeployment(folder)
  isBuilt = true
  return folder
}

console.log(`Seed ${seed}: -- ${selectedKinds.map(([name]) => name).join(' ')} --seed ${seed} repeats the same faults.`)
const rows: { kind: string; holds: string; seconds: number; figures: string }[] = []
for (const [name, { description, run }] of selectedKinds) {
  console.log(`\n${name}: ${description}`)
  const startedAt = Date.now()
  const { holds, figures, faults } = await run({ seed, workerDir }).catch((error: unknown) => ({
    holds: false,
    figures: {},
    faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  for (const fault of faults) console.error(`  ${fault}`)
  const figureTexts = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`)
  rows.push({
    kind: name,
    holds: holds ? 'yes' : 'NO',
    seconds: (Date.now() - startedAt) / 1000,
    figures: figureTexts.join(', '),
  })
}
rmSync(folder, { recursive: true })

console.log('')
for (const { kind, holds, seconds, figures } of rows)
  console.log(`${kind.padEnd(10)} ${holds.padEnd(4)} ${seconds.toFixed(0).padStart(5)} s  ${figures}`)
if (rows.some(({ holds }) => holds !== 'yes')) {
  console.error('\nSome checks failed.')
  process.exitCode = 1
}
