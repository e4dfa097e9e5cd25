/**
 * Remedies and own recipes on the shopping list, as the URL stores them: tokens with spaces between them. The token of a
 * remedy is its slug; that of an own recipe has its name and what it needs.
 */
export type ShoppingNeeds = { name: string; missing: string[] }

const ownPrefix = 'own:'
/** Maximum characters of the selection that a URL may have. */
export const maxSelectionLength = 2000

/** Writes an own recipe as a token. Leaves out ingredients that would make the URL too long. */
export function writeOwnToken({ name, missing }: ShoppingNeeds): string {
  const parts = [name, ...missing].map(encodeURIComponent)
  while (parts.length > 1 && parts.join(':').length > maxSelectionLength - ownPrefix.length) parts.pop()
  return ownPrefix + parts.join(':')
}

const isOwnToken = (token: string): boolean => token.startsWith(ownPrefix)

/** Parses the token of an own recipe. Returns undefined for a token that was changed by hand. */
function parseOwnToken(token: string): ShoppingNeeds | undefined {
  try {
    const [name = '', ...missing] = token.slice(ownPrefix.length).split(':').map(decodeURIComponent)
    return name !== '' && missing.length > 0 ? { name, missing: missing.filter(Boolean) } : undefined
  } catch {
    return undefined
  }
}

/** `slugs` are those of remedies. `ownRecipes` has a token with each recipe, by which it can be removed. */
export type ParsedSelection = { slugs: Set<string>; ownRecipes: (ShoppingNeeds & { token: string })[] }

export function parseSelection(text: string): ParsedSelection {
  const tokens = [...new Set(text.split(' ').filter(Boolean))]
  return {
    slugs: new Set(tokens.filter((token) => !isOwnToken(token))),
    ownRecipes: tokens.filter(isOwnToken).flatMap((token) => {
      const needs = parseOwnToken(token)
      return needs ? [{ ...needs, token }] : []
    }),
  }
}

/** Adds the token to the selection, or removes it. */
export const changeSelection = (text: string, token: string, isSelected: boolean): string =>
  [...text.split(' ').filter((other) => other !== '' && other !== token), ...(isSelected ? [token] : [])].join(' ')
