/**
 * The version of rules and words. Raise it when either gives another outcome by the same facts: a test of a few thousand checks
 * fails until it is, and every stored recipe is then checked again.
 */
export const rulesVersion = 1

/** The version under which checks are stored: of the collected facts, of what exactly they say, and of the rules. */
export const versionOf = (collected: string, fingerprint: string): string =>
  `${collected}+${fingerprint}.${rulesVersion}`

/** Whether facts were stored by the rules at hand: other rules must not put their version under what these find. */
export const isOfTheseRules = (dataVersion: string): boolean => dataVersion.endsWith(`.${rulesVersion}`)
