import type { ActionResult } from '#client/core/run-action.ts'

/** `written` is the API's response for a saved text. */
export type WritingOutcome<Written = unknown> = ActionResult & { written?: Written }
