import type { Verdict } from './findings.ts'

const passingVerdicts: ReadonlySet<Verdict> = new Set(['ok', 'separate', 'ok_with_warnings'])

/** True for a verdict with which the person may drink the tea, with or without a caution. */
export const isPassing = (verdict: Verdict): boolean => passingVerdicts.has(verdict)

/** True for a verdict without a caution. */
export const isWithoutCaution = (verdict: Verdict): boolean => verdict === 'ok' || verdict === 'separate'

/** True for a verdict that a reader's list shows. A reader may ask for recipes without a caution only. */
export const isListed = (verdict: Verdict, excludesCautions: boolean): boolean =>
  excludesCautions ? isWithoutCaution(verdict) : isPassing(verdict)
