import type { ActionResult } from '#client/core/run-action.ts'

/** `saved` is the API's response for a saved text. */
export type CommunityActionResult<Saved = unknown> = ActionResult & { saved?: Saved }
