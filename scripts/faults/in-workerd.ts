import type { Kind } from './kinds.ts'
import { runVitest } from './run-vitest.ts'

/** Returns the kind whose tests are in this file of `worker/`, run in full. */
export const inWorkerd = (file: string, description: string): Kind => ({
  description,
  run: ({ seed }) => runVitest('worker', `worker/${file}.test.ts`, { FAULTS_SEED: String(seed) }),
})
