import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildForDeployment } from '../e2e/build.ts'
import { buildNaive, removeNaive } from './naive/build.ts'

/** Folders of the builds: the worker as deployed, and the worker with additional routes for the bench. */
export type Built = { worker: string; benchWorker: string }

/** Creates the builds that all areas share. `built` builds on the first call, `remove` deletes the builds. */
export function createBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  let built: Built | undefined
  return {
    built: () => (built ??= buildAll(folder)),
    remove() {
      rmSync(folder, { recursive: true })
      removeNaive()
    },
  }
}

function buildAll(folder: string): Built {
  const built = { worker: join(folder, 'worker'), benchWorker: join(folder, 'bench-worker') }
  buildForDeployment(built.worker)
  const env = { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false' }
  execFileSync('wrangler', ['deploy', 'bench/worker/index.ts', '--dry-run', '--outdir', built.benchWorker], {
    env,
    stdio: 'ignore',
  })
  buildNaive()
  return built
}
