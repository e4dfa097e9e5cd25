import { env } from 'cloudflare:workers'
import type { TestContext } from 'vitest'

/** What `npm run test:faults` asks for; the other tests run the short form with a seed of their own. */
const asked = env as { FAULTS_SEED?: string; FAULTS_WHOLE?: string }

/** By which everything is drawn: the same seed, the same faults. */
export const seed = Number(asked.FAULTS_SEED ?? 20_261_122)

/** How much is done: seconds within all tests, minutes on its own. */
export const length = ({ short, whole }: { short: number; whole: number }): number =>
  asked.FAULTS_WHOLE === '1' ? whole : short

declare module 'vitest' {
  interface TaskMeta {
    figures?: Record<string, number>
  }
}

/** Figures of a run, for the table at the end. */
export function tell({ task }: TestContext, figures: Record<string, number>): void {
  task.meta.figures = figures
}
