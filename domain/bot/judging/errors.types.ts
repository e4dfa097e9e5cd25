/** Objection to a candidate: its code and a sentence for people. */
export type DraftError = { code: string; reason: string }
