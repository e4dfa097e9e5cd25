import type { Emergency } from './emergencies.ts'

/** True when one of the emergencies has to be dealt with before a question is answered. */
export const anyStopsAnswer = (found: readonly Emergency[]): boolean => found.some(({ stopsAnswer }) => stopsAnswer)
