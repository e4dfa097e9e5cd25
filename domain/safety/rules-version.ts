/**
 * Version of the rules and their wording. Raise it when a change alters any finding for the same facts, so that every
 * stored recipe is checked again. A test of a few thousand checks fails until you do.
 */
export const rulesVersion = 5

/** Number of hexadecimal digits of the facts' SHA-256 hash in a version. */
export const fingerprintLength = 8

/** Returns the version of a stored check: catalogue version, hash of the facts, and rules version. */
export const formatFactsVersion = (catalogueVersion: string, fingerprint: string): string =>
  `${catalogueVersion}+${fingerprint}.${rulesVersion}`

/** True when this version of the rules stored the facts. Other versions must not store findings under this name. */
export const hasCurrentRules = (dataVersion: string): boolean => dataVersion.endsWith(`.${rulesVersion}`)

/** Extracts the catalogue version from a stored check's version. */
export const getCatalogueVersion = (dataVersion: string): string => dataVersion.replace(/\+[^+]*$/, '')
