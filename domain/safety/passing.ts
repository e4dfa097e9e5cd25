import type { Verdict } from './findings.ts'

const passing: ReadonlySet<Verdict> = new Set(['ok', 'separate', 'ok_with_warnings'])

/** True for a verdict with which the person may drink the tea, with or without a caution. */
export const isPassing = (verdict: Verdict): boolean => passing.has(verdict)

/** True for a verdict without a caution. */
export const isUncautioned = (verdict: Verdict): boolean => verdict === 'ok' || verdict === 'separate'

/** True for a verdict that a reader's list shows. A reader may ask for recipes without a caution only. */
export const isListed = (verdict: Verdict, wantsNoCaution: boolean): boolean =>
  wantsNoCaution ? isUncautioned(verdict) : isPassing(verdict)
