/**
 * Sentence that a member agrees to before the account keeps a copy of the answers from `/for-you`. It is stored word
 * for word with the answers.
 */
export const safetyConsent =
  'Keep a copy of my answers about my health in my account, so that recipes are checked for me wherever I am signed in. I can delete it at any time.'

export type Consent = typeof safetyConsent

/** True for the current sentence. Agreeing to an earlier sentence does not count. */
export const isCurrentConsent = (sentence: string | undefined): sentence is Consent => sentence === safetyConsent
