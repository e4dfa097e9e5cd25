import { plainWords } from '#domain/text.ts'

/** Maximum lengths in characters. */
export const pageTitleMax = 80

/** The title of a page that was typed, as one line; undefined when it is blank or too long. */
export function readPageTitle(typed: string): string | undefined {
  const title = plainWords(typed)
  return title.length > 0 && title.length <= pageTitleMax ? title : undefined
}
