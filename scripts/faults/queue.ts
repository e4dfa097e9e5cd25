import type { Kind } from './kinds.ts'
import { runVitest } from './run-vitest.ts'

/** Delivers queue messages late, twice, in any order or never. */
export const queue: Kind = {
  what: 'messages of the queue doubled, late, reordered and lost, and runs that are killed: a thousand schedules',
  run: ({ seed }) => runVitest('unit', 'scripts/faults/many-schedules.test.ts', { FAULTS_SEED: String(seed) }),
}
