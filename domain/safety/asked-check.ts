import type { RecipeToCheck } from './check.ts'
import type { Source } from './facts.ts'
import type { FindingCode, Level, Verdict } from './findings.ts'

export type ToldFinding = { level: Level; code: FindingCode; text: string; sources: readonly Source[] }
/** What a check says to whoever told this browser of themselves. */
export type ToldReport = { verdict: Verdict; findings: readonly ToldFinding[] }
export type AskCheck = (recipe: RecipeToCheck) => ToldReport

/** `nobody` told anything of themselves here; `failed` where the facts could not be had. */
export type AskedCheck =
  | { state: 'nobody' }
  | { state: 'asking' }
  | { state: 'failed' }
  | { state: 'asked'; ask: AskCheck }
