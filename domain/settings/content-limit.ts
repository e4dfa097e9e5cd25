/** How many recipes are open to everyone, unless an administrator says otherwise. */
export const defaultContentLimit = 20
export const contentLimitMax = 1000

/** A whole number from 1 to 1,000 out of what was typed or stored; the default for anything else. */
export function readContentLimit(text: string | undefined): number {
  const limit = /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return limit >= 1 && limit <= contentLimitMax ? limit : defaultContentLimit
}
