/** What speaks against a candidate: its code and a sentence for people. */
export type DraftFault = { code: string; reason: string }
