import type { Verdict } from './findings.ts'

const passing: ReadonlySet<Verdict> = new Set(['ok', 'separate', 'ok_with_warnings'])

/** True for a verdict with which the person may drink it, a caution included. */
export const isPassing = (verdict: Verdict): boolean => passing.has(verdict)

/** True for a verdict without a caution. */
export const isUncautioned = (verdict: Verdict): boolean => verdict === 'ok' || verdict === 'separate'

/** True for a verdict that a reader's list shows: one that passes, and without a caution where the reader wants none. */
export const isListed = (verdict: Verdict, wantsNoCaution: boolean): boolean =>
  wantsNoCaution ? isUncautioned(verdict) : isPassing(verdict)
