import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { seedStatements } from '#drizzle/seed.ts'

import { demoStatements } from './demo-accounts.ts'

const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } })
const file = '.wrangler/tmp/seed.sql'

mkdirSync('.wrangler/tmp', { recursive: true })
const demo = values.remote ? [] : await demoStatements(Date.now())
writeFileSync(file, `${[...seedStatements(), ...demo].join(';\n')};\n`)
const { status } = spawnSync(
  'wrangler',
  ['d1', 'execute', 'DB', values.remote ? '--remote' : '--local', '--yes', '--file', file],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
process.exit(status ?? 1)
