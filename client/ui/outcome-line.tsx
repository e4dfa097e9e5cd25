import type { Outcome } from '#client/core/outcome.ts'

import { ErrorSummary } from './error-summary.tsx'

/** What became of a form as a whole; nothing where no words are needed. */
export const OutcomeLine = ({ outcome }: { outcome: Outcome | undefined }) =>
  outcome?.isDone ? <p className="done">{outcome.message}</p> : <ErrorSummary outcome={outcome} />
