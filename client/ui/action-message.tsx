import type { ActionResult } from '#client/core/run-action.ts'

import { ErrorSummary } from './error-summary.tsx'

export const ActionMessage = ({ outcome }: { outcome: ActionResult | undefined }) =>
  outcome?.isDone ? <p className="done">{outcome.message}</p> : <ErrorSummary outcome={outcome} />
