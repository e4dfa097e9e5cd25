import type { Emergency } from './emergencies.ts'

/** True when one of the emergencies needs help before we answer a question. */
export const anyStopsAnswer = (found: readonly Emergency[]): boolean => found.some(({ stopsAnswer }) => stopsAnswer)
