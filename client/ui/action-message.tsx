import type { ActionResult } from '#client/core/run-action.ts'

import { ErrorSummary } from './error-summary.tsx'

/** Result of a form as a whole; renders nothing when there is no message. */
export const ActionMessage = ({ outcome }: { outcome: ActionResult | undefined }) =>
  outcome?.isDone ? <p className="done">{outcome.message}</p> : <ErrorSummary outcome={outcome} />
