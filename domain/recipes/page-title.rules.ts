import { collapseWhitespace } from '#domain/text.ts'

export const maxPageTitleLength = 80

/** Returns a typed page title as one line; undefined when it is blank or too long. */
export function parsePageTitle(input: string): string | undefined {
  const title = collapseWhitespace(input)
  return title.length > 0 && title.length <= maxPageTitleLength ? title : undefined
}
