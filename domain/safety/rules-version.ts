/**
 * Version of the rules and their words. Raise it when either gives another outcome for the same facts, so that every stored recipe
 * is checked again. A test of a few thousand checks fails until it is raised.
 */
export const rulesVersion = 3

/** Number of hexadecimal digits of the SHA-256 of the facts in a version. */
export const fingerprintLength = 8

/** Returns the version of a stored check: of the collected facts, of their exact content, and of the rules. */
export const versionOf = (collected: string, fingerprint: string): string =>
  `${collected}+${fingerprint}.${rulesVersion}`

/** True when facts were stored by these rules. Other rules must not store their findings under this version. */
export const isOfTheseRules = (dataVersion: string): boolean => dataVersion.endsWith(`.${rulesVersion}`)

/** Returns the version of the collected facts from that of a stored check. */
export const collectedOf = (dataVersion: string): string => dataVersion.replace(/\+[^+]*$/, '')
