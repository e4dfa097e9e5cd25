import { env } from 'cloudflare:workers'
import type { TestContext } from 'vitest'

/** Set by `npm run test:faults`. Other test runs are short and use the default seed. */
const faultSettings = env as { FAULTS_SEED?: string; FAULTS_FULL?: string }

/** Seed of all random choices. The same seed causes the same faults. */
export const seed = Number(faultSettings.FAULTS_SEED ?? 20_261_122)

/** Returns the amount of work: `short` for a normal run of seconds, `full` for a fault test of minutes. */
export const chooseSize = ({ short, full }: { short: number; full: number }): number =>
  faultSettings.FAULTS_FULL === '1' ? full : short

declare module 'vitest' {
  interface TaskMeta {
    figures?: Record<string, number>
  }
}

export function reportFigures({ task }: TestContext, figures: Record<string, number>): void {
  task.meta.figures = figures
}
