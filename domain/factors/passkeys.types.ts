export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Way in which a browser reaches an authenticator. */
export type PasskeyTransport = (typeof passkeyTransports)[number]

/**
 * Passkey in the member's list. `isBackedUp` is true if it is synchronised between devices. `usedAt` is null until its
 * first use. Times are in milliseconds since the epoch.
 */
export type Passkey = { id: string; name: string; isBackedUp: boolean; createdAt: number; usedAt: number | null }
