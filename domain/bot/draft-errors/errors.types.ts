/** Problem with a draft. `reason` is a sentence for people. */
export type DraftError = { code: string; reason: string }
