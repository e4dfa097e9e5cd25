import type { Kind } from './kind.ts'
import { runVitest } from './run-vitest.ts'

/** Returns a kind that runs all tests in one file of `worker/`. */
export const createWorkerdKind = (file: string, description: string): Kind => ({
  description,
  run: ({ seed }) => runVitest('worker', `worker/${file}.test.ts`, { FAULTS_SEED: String(seed) }),
})
