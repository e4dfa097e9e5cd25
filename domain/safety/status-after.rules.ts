import type { Verdict } from './findings.ts'

type Status = { status: 'published' | 'review'; confirmedAt: number | null }
type CheckResult = { verdict: Verdict; safety: { codes: readonly string[] } }

/**
 * Returns a recipe's status after a new check. A refused recipe gets the status `review`. So does a recipe that needs a
 * review, unless an administrator has confirmed it with the same finding codes.
 */
export function getStatusAfterCheck(
  current: Status & Pick<CheckResult, 'safety'>,
  { verdict, safety }: CheckResult,
): Status {
  if (verdict === 'refused') return { status: 'review', confirmedAt: null }
  if (verdict !== 'needs_review') return { status: current.status, confirmedAt: current.confirmedAt }
  const isAlreadyConfirmed = current.confirmedAt !== null && String(current.safety.codes) === String(safety.codes)
  return isAlreadyConfirmed
    ? { status: current.status, confirmedAt: current.confirmedAt }
    : { status: 'review', confirmedAt: null }
}
