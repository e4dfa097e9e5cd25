import data from './emergencies.json' with { type: 'json' }
import { type HelpLine, helpLines } from './help-lines.ts'

/**
 * An emergency with what to do and whom to call first. `stopsAnswer`: help is shown instead of an answer, not above it. No
 * clinician has reviewed the words yet.
 */
export type Emergency = {
  code: string
  name: string
  advice: string
  help: readonly HelpLine[]
  stopsAnswer: boolean
}

/** Every emergency, worst first. `npm run emergencies` writes them from `catalog/emergencies`. */
export const emergencies: readonly Emergency[] = data.map(({ help, ...emergency }) => ({
  ...emergency,
  help: help.map((name) => helpLines[name as keyof typeof helpLines]),
}))

/** True where one of them has to be dealt with before a question is answered. */
export const anyStopsAnswer = (found: readonly Emergency[]): boolean => found.some(({ stopsAnswer }) => stopsAnswer)
