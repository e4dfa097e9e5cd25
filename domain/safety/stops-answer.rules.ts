import type { Emergency } from './emergencies.ts'

/** True when an emergency needs help before we answer a question. */
export const shouldStopAnswer = (emergencies: readonly Emergency[]): boolean =>
  emergencies.some(({ stopsAnswer }) => stopsAnswer)
