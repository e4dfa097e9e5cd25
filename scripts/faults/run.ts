import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { randomFrom } from '#domain/random.ts'

import { buildForDeployment } from '../../e2e/build.ts'
import { sendThroughKills } from './kills.ts'

const kills = 20
const recipients = 5000
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)

const workerDir = mkdtempSync(join(tmpdir(), 'worker-'))
buildForDeployment(workerDir)
console.log(
  `${recipients} recipients, ${kills} times kill -9, one call in twenty fails, one answer in twenty is lost (seed ${seed})`,
)
const aftermath = await sendThroughKills({
  kills,
  recipients,
  mailsPerSecond: 100,
  workerDir,
  random: randomFrom(seed),
})
rmSync(workerDir, { recursive: true })

console.table(aftermath)
const { missing, doubled, changedRequests, status, counts } = aftermath
const holds =
  missing === 0 && doubled === 0 && changedRequests === 0 && status === 'sent' && counts.delivered === recipients
if (!holds) {
  console.error('Not everyone has exactly one mail, or the campaign does not say so.')
  process.exitCode = 1
}
