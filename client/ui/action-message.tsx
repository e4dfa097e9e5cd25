import type { ActionResult } from '#client/core/run-action.ts'

import { ErrorSummary } from './error-summary.tsx'

/** Success message of a form, or its error summary. */
export const ActionMessage = ({ outcome }: { outcome: ActionResult | undefined }) =>
  outcome?.isDone ? <p className="done">{outcome.message}</p> : <ErrorSummary outcome={outcome} />
