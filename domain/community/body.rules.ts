import { cut } from '../text.ts'
import { countLinks, textOf } from './markup-text.rules.ts'
import type { Block } from './markup.types.ts'

const excerptMax = 200

/** Returns the beginning of a text without markup: at most 200 characters on one line. */
export function excerptOf(body: readonly Block[]): string {
  const words = textOf(body).replaceAll(/\s+/g, ' ').trim()
  return words.length <= excerptMax ? words : `${cut(words, excerptMax - 1)}…`
}

/** Counts the links of a text, including URLs in plain text that aren't linked. */
export const linkCount = (content: string, body: readonly Block[]): number =>
  Math.max(countLinks(body), content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0)
