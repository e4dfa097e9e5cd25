import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import { createSeededRandom } from '#domain/random.ts'
import { createExpectedValues, type ExpectedValues } from '#worker/faults/expected-values.ts'
import { findInconsistencies } from '#worker/faults/inconsistencies.ts'
import { readStoredValues } from '#worker/faults/stored-values.ts'

import { seedScript } from '../../e2e/prepare.ts'
import type { Kind, Outcome } from './kind.ts'
import { type LocalServer, createLocalServer } from './local-server.ts'
import { wrapAsD1 } from './memory-db.ts'
import { createWriterRows, type Writer, createWriters } from './writers.ts'

const defaultKillCount = 12
const maxUptimeMs = 2500
const jobIntervalMs = 700
/** Longer than the lease of a killed run. */
const finishMs = 240_000

/** Kills the whole server during every kind of write except campaigns, which have a separate kind. */
export const kills: Kind = {
  description: `the whole server is killed ${defaultKillCount} times during posts, recipes, imports, bot runs and account deletions`,
  run: async ({ seed, workerDir }) => killWhileWriting({ seed, workerDir: workerDir(), killCount: defaultKillCount }),
}

type KillOptions = { seed: number; workerDir: string; killCount: number }

/**
 * Kills the server `killCount` times while all writers write. Reports confirmed writes that are lost or stored twice.
 */
export async function killWhileWriting({ seed, workerDir, killCount }: KillOptions): Promise<Outcome> {
  const random = createSeededRandom(seed)
  const server = await createLocalServer({
    workerDir,
    seed: `${seedScript().replaceAll('\n', ';\n')};\n${createWriterRows()}`,
    variables: { LIMIT_FACTOR: '1000' },
  })
  try {
    await server.start()
    const expectedValues = createExpectedValues()
    const writers = createWriters({ server, expectedValues, random })
    await writeThroughKills(server, writers, { random, killCount })
    await finishWork(server, writers)
    await server.kill()
    const faults = await findFaults(server, expectedValues, writers)
    const figures = Object.fromEntries(writers.map(({ name, tally }) => [name, `${tally.confirmed}/${tally.failed}`]))
    return {
      holds: faults.length === 0,
      figures: { kills: killCount, expectedValues: expectedValues.count(), ...figures },
      faults,
    }
  } finally {
    await server.close()
  }
}

/** Runs all writers and the every-minute jobs continuously while the server is killed and restarted. */
async function writeThroughKills(
  server: LocalServer,
  writers: readonly Writer[],
  { random, killCount }: { random: () => number; killCount: number },
): Promise<void> {
  const stopping = new AbortController()
  const repeat = async (work: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) await work()
  }
  const runningTasks = [
    ...writers.map(({ write }) => repeat(write)),
    repeat(async () => {
      await server.runJobs()
      await sleep(jobIntervalMs)
    }),
  ]
  try {
    for (let kill = 0; kill < killCount; kill++) {
      await sleep(300 + random() * maxUptimeMs)
      await server.kill()
      await server.start()
    }
  } finally {
    stopping.abort()
    await Promise.all(runningTasks)
  }
}

async function finishWork(server: LocalServer, writers: readonly Writer[]): Promise<void> {
  const deadline = Date.now() + finishMs
  for (let isDone = false; !isDone && Date.now() < deadline;) {
    await server.runJobs()
    await sleep(jobIntervalMs)
    isDone = true
    for (const { finish } of writers) isDone = (await finish()) && isDone
  }
}

/**
 * Checks the purges. Each post stored a purge in its batch, even if the server was killed before purging, and the jobs
 * have done all purges.
 */
function findPurgeProblems(sqlite: DatabaseSync): string[] {
  const count = (query: string) => Number(sqlite.prepare(query).get()?.['count'] ?? 0)
  const total = count(`SELECT seq AS count FROM sqlite_sequence WHERE name = 'purges'`)
  const posts = count(`SELECT count(*) AS count FROM forum_posts WHERE user_id IS NOT NULL`)
  const pendingPurges = count(`SELECT count(*) AS count FROM purges`)
  return [
    ...(total < posts ? [`${posts} posts, but ${total} purges`] : []),
    ...(pendingPurges > 0 ? [`${pendingPurges} purges are still owed`] : []),
  ]
}

async function findFaults(
  server: LocalServer,
  expectedValues: ExpectedValues,
  writers: readonly Writer[],
): Promise<string[]> {
  const sqlite = new DatabaseSync(server.databaseFile())
  try {
    const db = wrapAsD1(sqlite)
    const writerFaults = writers.flatMap(({ name, tally, faults }) => [
      ...tally.wrong,
      ...(tally.confirmed === 0 ? [`${name}: nothing was confirmed`] : []),
      ...faults(sqlite),
    ])
    writerFaults.push(...findPurgeProblems(sqlite))
    return [
      ...writerFaults,
      ...expectedValues.listViolations(await readStoredValues(db)),
      ...(await findInconsistencies(db)),
    ]
  } finally {
    sqlite.close()
  }
}
