export const passkeyMessages = {
  unknown: 'We don’t know this passkey. Use another one, or your password.',
  mismatch: 'We couldn’t verify this passkey. Please try again.',
  notAdded: 'We couldn’t add this passkey. Please try again.',
  tooMany: 'You have the maximum number of passkeys. Remove one first.',
  cancelled: 'No passkey was used. Try again, or use your password.',
  existing: 'This passkey is already in your account.',
} as const
