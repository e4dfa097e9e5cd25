import type { RecipeToCheck } from './check.ts'
import type { Source } from './facts.ts'
import type { FindingCode, Level, Verdict } from './findings.ts'

export type DisplayFinding = { level: Level; code: FindingCode; text: string; sources: readonly Source[] }
/** Check result for the answers stored in this browser. */
export type DisplayReport = { verdict: Verdict; findings: readonly DisplayFinding[] }
export type RunCheck = (recipe: RecipeToCheck) => DisplayReport

/** Result of a check in the browser. `nobody`: no answers are stored. `failed`: the facts could not be loaded. */
export type BrowserCheck =
  | { state: 'nobody' }
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'ready'; runCheck: RunCheck }
