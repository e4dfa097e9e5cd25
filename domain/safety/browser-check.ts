import type { RecipeToCheck } from './check.ts'
import type { Source } from './facts.ts'
import type { FindingCode, Level, Verdict } from './findings.ts'

export type DisplayFinding = { level: Level; code: FindingCode; text: string; sources: readonly Source[] }
/** Check result for the answers stored in this browser. */
export type DisplayReport = { verdict: Verdict; findings: readonly DisplayFinding[] }
export type RunCheck = (recipe: RecipeToCheck) => DisplayReport

/**
 * State of the check in the browser. `no-answers` means that this browser has none. `failed` means that the facts could
 * not be loaded.
 */
export type BrowserCheck =
  | { state: 'no-answers' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; runCheck: RunCheck }
