import type { ActionResult } from '#client/core/outcome.ts'

/** What became of something that a member did; `written` is what the API gave for a text. */
export type WritingOutcome<Written = unknown> = ActionResult & { written?: Written }
