import type { ComponentType } from 'react'

import type { ToldFinding } from '#domain/safety/asked-check.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import type { Verdict } from '#domain/safety/findings.ts'

/** What a check by the answers that this browser keeps says, in words. */
export type Report = {
  verdict: Verdict
  tag: string
  sentence: string
  open: string | undefined
  findings: ToldFinding[]
  notices: ToldFinding[]
  dataVersion: string
}

/**
 * How verdicts are shown. `report` is there where this browser keeps answers; it gives undefined until the facts have come, and
 * null where they could not be had.
 */
export type Looks = {
  icon: ComponentType<{ verdict: Verdict }>
  tag: ComponentType<{ report: Report; slug: string }>
  report: ((recipe: RecipeToCheck) => Report | null | undefined) | undefined
  retry: (() => void) | undefined
}
