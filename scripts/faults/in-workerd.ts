import { join } from 'node:path'

import type { Kind } from './kinds.ts'
import { runVitest } from './run-vitest.ts'

/** The kind whose tests stand in `worker/faults`, at the length that it has on its own. */
export const inWorkerd = (name: string, what: string): Kind => ({
  what,
  run: ({ seed }) => runVitest('worker', join('worker/faults', `${name}.test.ts`), { FAULTS_SEED: String(seed) }),
})
