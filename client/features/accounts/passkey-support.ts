/** True if the browser knows passkeys. Others don't see any button for them. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** True if the browser can offer passkeys in the suggestions of the email field. Rejects in older browsers. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())
