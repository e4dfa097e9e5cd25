import type { RecipeToCheck } from './check.ts'
import type { Source } from './facts.ts'
import type { FindingCode, Level, Verdict } from './findings.ts'

export type DisplayFinding = { level: Level; code: FindingCode; text: string; sources: readonly Source[] }
/** Report for the person whose answers this browser stores. */
export type DisplayReport = { verdict: Verdict; findings: readonly DisplayFinding[] }
export type RunCheck = (recipe: RecipeToCheck) => DisplayReport

/**
 * Result of a check in the browser: `nobody` means that no answers are stored, `failed` that the facts could not be
 * loaded.
 */
export type BrowserCheck =
  | { state: 'nobody' }
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'ready'; runCheck: RunCheck }
