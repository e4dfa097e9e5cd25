import type { Verdict } from './findings.ts'

const passingVerdicts: ReadonlySet<Verdict> = new Set(['ok', 'separate', 'ok_with_warnings'])

/** True for a verdict that allows the person to drink the tea, with or without a caution. */
export const isPassing = (verdict: Verdict): boolean => passingVerdicts.has(verdict)

export const isWithoutCaution = (verdict: Verdict): boolean => verdict === 'ok' || verdict === 'separate'

/** True when a reader's list includes a recipe with this verdict. */
export const isListed = (verdict: Verdict, excludesCautions: boolean): boolean =>
  excludesCautions ? isWithoutCaution(verdict) : isPassing(verdict)
