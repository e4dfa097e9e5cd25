import type { Kind } from './kind.ts'
import { runVitest } from './run-vitest.ts'

export const queue: Kind = {
  description: 'queue messages that are repeated, late, reordered and lost, and killed runs: a thousand schedules',
  run: ({ seed }) => runVitest('unit', 'scripts/faults/many-schedules.test.ts', { FAULTS_SEED: String(seed) }),
}
