/**
 * Version of the rules and their wording. Raise it when either changes a finding for the same facts, so that every
 * stored recipe is checked again. A test of a few thousand checks fails until you do.
 */
export const rulesVersion = 4

/** Number of hexadecimal digits that a version keeps of the facts' SHA-256 hash. */
export const fingerprintLength = 8

/**
 * Returns the version of a stored check: the catalogue's version, a hash of its facts, and the version of the rules.
 */
export const formatFactsVersion = (catalogueVersion: string, fingerprint: string): string =>
  `${catalogueVersion}+${fingerprint}.${rulesVersion}`

/** True when these rules stored the facts. Other rules must not store their findings under this version. */
export const hasCurrentRules = (dataVersion: string): boolean => dataVersion.endsWith(`.${rulesVersion}`)

/** Returns the catalogue's version from the version of a stored check. */
export const getCatalogueVersion = (dataVersion: string): string => dataVersion.replace(/\+[^+]*$/, '')
