import type { ComponentType } from 'react'

import type { DisplayFinding } from '#domain/safety/browser-check.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import type { Verdict } from '#domain/safety/findings.ts'

/** Result of the check against the answers stored in this browser, as text. */
export type Report = {
  verdict: Verdict
  tag: string
  sentence: string
  unansweredNote: string | undefined
  findings: DisplayFinding[]
  notices: DisplayFinding[]
  dataVersion: string
}

/**
 * Components and functions that show verdicts. `report` is undefined if this browser has no health answers. The
 * function returns undefined until the facts have loaded, and null if loading failed.
 */
export type VerdictRenderers = {
  icon: ComponentType<{ verdict: Verdict }>
  tag: ComponentType<{ report: Report; slug: string }>
  report: ((recipe: RecipeToCheck) => Report | null | undefined) | undefined
  retry: (() => void) | undefined
}
