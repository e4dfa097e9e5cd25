/**
 * The version of rules and words. Raise it when either gives another outcome by the same facts: a test of a few thousand checks
 * fails until it is, and every stored recipe is then checked again.
 */
export const rulesVersion = 3

/** Letters of the SHA-256 of the facts, in hexadecimal, that stand in a version. */
export const fingerprintLength = 8

/** The version under which checks are stored: of the collected facts, of what exactly they say, and of the rules. */
export const versionOf = (collected: string, fingerprint: string): string =>
  `${collected}+${fingerprint}.${rulesVersion}`

/** Whether facts were stored by the rules at hand: other rules must not put their version under what these find. */
export const isOfTheseRules = (dataVersion: string): boolean => dataVersion.endsWith(`.${rulesVersion}`)

/** The version of the collected facts within one under which checks are stored. */
export const collectedOf = (dataVersion: string): string => dataVersion.replace(/\+[^+]*$/, '')
