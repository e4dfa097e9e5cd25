import type { ActionResult } from '#client/core/outcome.ts'

import { ErrorSummary } from './error-summary.tsx'

/** What became of a form as a whole; nothing where no words are needed. */
export const ActionMessage = ({ outcome }: { outcome: ActionResult | undefined }) =>
  outcome?.isDone ? <p className="done">{outcome.message}</p> : <ErrorSummary outcome={outcome} />
