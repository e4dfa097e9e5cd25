import type { Kind } from './kinds.ts'
import { runVitest } from './run-vitest.ts'

/** The kind whose tests stand in this file of the worker, at the length that they have on their own. */
export const inWorkerd = (file: string, what: string): Kind => ({
  what,
  run: ({ seed }) => runVitest('worker', `worker/${file}.test.ts`, { FAULTS_SEED: String(seed) }),
})
