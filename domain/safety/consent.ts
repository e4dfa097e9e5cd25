/**
 * Sentence that a member agrees to when the account keeps a copy of the answers of `/for-you`. It is stored with the
 * answers, word for word.
 */
export const safetyConsent =
  'Keep a copy of my answers about my health in my account, so that recipes are checked for me wherever I am signed in. I can delete it at any time.'

export type Consent = typeof safetyConsent

/** True when a member agreed to the current sentence. Agreeing to an earlier sentence does not count. */
export const isCurrentConsent = (sentence: string | undefined): sentence is Consent => sentence === safetyConsent
