import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { createDeploySteps, findExampleVariables, lacksDatabase } from './deploy-steps.ts'
import { readEnvironment } from './read-environment.ts'

const { values } = parseArgs({ options: { env: { type: 'string', short: 'e', default: '' } } })
const { env } = values

const config = readEnvironment(env)
if (lacksDatabase(config)) fail('wrangler.toml names no database yet: add the id that `wrangler d1 create` printed.')
const examples = findExampleVariables(config)
if (examples.length > 0)
  console.warn(
    `Example values in wrangler.toml: ${examples.join(', ')}. Replace them, or links and emails will not work.`,
  )
for (const [command, ...parameters] of createDeploySteps({ env, commit: describeCommit() })) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail(`\n${[command, ...parameters].join(' ')} failed. The remaining steps did not run.`)
}

/** Returns the commit that is deployed, with a suffix if files have changed since; empty outside a repository. */
function describeCommit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : ''
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
