import data from './emergencies.json' with { type: 'json' }
import { type HelpLine, helpLines } from './help-lines.ts'

/**
 * Emergency with advice and phone numbers, most important first. `stopsAnswer` is true when help replaces the answer;
 * otherwise help appears above it. `translation` says what to do first in the reader's language. No clinician has
 * reviewed the words yet.
 */
export type Emergency = {
  code: string
  name: string
  advice: string
  help: readonly HelpLine[]
  stopsAnswer: boolean
  translation?: { language: string; text: string } | undefined
}

const toEmergency = ({ code, name, advice, help, stopsAnswer }: (typeof data)[number]): Emergency => ({
  code,
  name,
  advice,
  help: help.map((line) => helpLines[line as keyof typeof helpLines]),
  stopsAnswer,
})

/** Every emergency, worst first. `npm run data` writes the data from `catalog/emergencies`. */
export const emergencies: readonly Emergency[] = data.map(toEmergency)
