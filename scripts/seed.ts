import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { seedStatements } from '#drizzle/seed.ts'
import { readStoredEdits, storedEditsQuery } from '#drizzle/stored-edits.ts'

import { createDemoStatements } from './demo-accounts.ts'

const { values } = parseArgs({
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string', short: 'e', default: '' } },
})
const file = '.wrangler/tmp/seed.sql'
const execute = ['d1', 'execute', 'DB', values.remote ? '--remote' : '--local', '--yes', `--env=${values.env}`]

const stored = spawnSync('wrangler', [...execute, '--json', '--command', storedEditsQuery], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
if (stored.status !== 0) process.exit(stored.status ?? 1)
mkdirSync('.wrangler/tmp', { recursive: true })
const demo = values.remote ? [] : createDemoStatements(Date.now())
const statements = seedStatements(undefined, readStoredEdits(JSON.parse(stored.stdout)))
writeFileSync(file, `${[...statements, ...demo].join(';\n')};\n`)
const { status } = spawnSync('wrangler', [...execute, '--file', file], { stdio: ['ignore', 'ignore', 'inherit'] })
process.exit(status ?? 1)
