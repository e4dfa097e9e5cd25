import { truncate } from '../text.ts'
import { countLinks, toPlainText } from './markup-text.rules.ts'
import type { Block } from './markup.types.ts'

const maxExcerptLength = 200

/** Returns the start of a text as one line without markup. Maximum length: 200 characters. */
export function createExcerpt(body: readonly Block[]): string {
  const text = toPlainText(body).replaceAll(/\s+/g, ' ').trim()
  return text.length <= maxExcerptLength ? text : `${truncate(text, maxExcerptLength - 1)}…`
}

/** Counts the links in a text, including URLs that aren't linked. */
export const countAllLinks = (content: string, body: readonly Block[]): number =>
  Math.max(countLinks(body), content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0)
