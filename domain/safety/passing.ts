import type { Verdict } from './findings.ts'

const passing: ReadonlySet<Verdict> = new Set(['ok', 'separate', 'ok_with_warnings'])

/** True for a verdict with which the person may drink it, a caution included. */
export const isPassing = (verdict: Verdict): boolean => passing.has(verdict)
