export const defaultContentLimit = 20
export const maxContentLimit = 1000

/** Parses a whole number from 1 to 1,000. Anything else becomes the default. */
export function parseContentLimit(text: string | undefined): number {
  const limit = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return limit >= 1 && limit <= maxContentLimit ? limit : defaultContentLimit
}
