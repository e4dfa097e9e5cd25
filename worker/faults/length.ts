import { env } from 'cloudflare:workers'
import type { TestContext } from 'vitest'

/** Set by `npm run test:faults`; other test runs use the short form and the default seed. */
const settings = env as { FAULTS_SEED?: string; FAULTS_WHOLE?: string }

/** Seed of all random choices: the same seed gives the same faults. */
export const seed = Number(settings.FAULTS_SEED ?? 20_261_122)

/** Returns the amount of work: `short` takes seconds within all tests, `whole` minutes on its own. */
export const length = ({ short, whole }: { short: number; whole: number }): number =>
  settings.FAULTS_WHOLE === '1' ? whole : short

declare module 'vitest' {
  interface TaskMeta {
    figures?: Record<string, number>
  }
}

export function reportFigures({ task }: TestContext, figures: Record<string, number>): void {
  task.meta.figures = figures
}
