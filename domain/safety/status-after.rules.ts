import type { Verdict } from './findings.ts'

type Status = { status: 'published' | 'review'; confirmedAt: number | null }
type Checked = { verdict: Verdict; safety: { codes: readonly string[] } }

/**
 * Returns the status of a recipe after a new check. A refused recipe waits for an administrator. A recipe that needs a
 * review waits too, unless an administrator has confirmed it with the same finding codes.
 */
export function statusAfter(before: Status & Pick<Checked, 'safety'>, { verdict, safety }: Checked): Status {
  if (verdict === 'refused') return { status: 'review', confirmedAt: null }
  if (verdict !== 'needs_review') return { status: before.status, confirmedAt: before.confirmedAt }
  const isAsConfirmed = before.confirmedAt !== null && String(before.safety.codes) === String(safety.codes)
  return isAsConfirmed
    ? { status: before.status, confirmedAt: before.confirmedAt }
    : { status: 'review', confirmedAt: null }
}
