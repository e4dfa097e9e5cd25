import { collapseWhitespace } from '#domain/text.ts'

/** Maximum lengths in characters. */
export const pageTitleMax = 80

/** Returns a typed page title as one line, or undefined when it is blank or too long. */
export function readPageTitle(typed: string): string | undefined {
  const title = collapseWhitespace(typed)
  return title.length > 0 && title.length <= pageTitleMax ? title : undefined
}
