/** What a member agrees to when the answers of `/for-you` are kept in the account; stored with them, word for word. */
export const safetyConsent =
  'Keep a copy of my answers about my health in my account, so that recipes are checked for me wherever I am signed in. I can delete it at any time.'

export type Consent = typeof safetyConsent

/** Whether this is the sentence as it stands now: an agreement to an earlier one does not hold for it. */
export const isConsent = (agreedTo: string | undefined): agreedTo is Consent => agreedTo === safetyConsent
