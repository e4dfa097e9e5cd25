import type { HerbiSource } from './herbi.types.ts'
import type { SourcePassage } from './passages.ts'

/**
 * Reads the numbers of passages in a model's answer. `removeMarks` returns a sentence without its marks, such as `[1]`.
 * `listSources` returns the pages of the passages that the answer named, or none if it named a passage that doesn't
 * exist: such an answer doesn't say reliably where it comes from.
 */
export type CitationReader = { removeMarks: (sentence: string) => string; listSources: () => HerbiSource[] }

/** Numbers in square brackets with the space before them, unless they are the text of a link. */
const markPattern = /[^\S\n]?\[\s*(\d[\d\s,;–-]*)\](?!\()/g

export function createCitationReader(passages: readonly SourcePassage[]): CitationReader {
  const named = new Set<number>()
  return {
    removeMarks: (sentence) =>
      sentence.replaceAll(markPattern, (_, numbers: string) => {
        for (const [number] of numbers.matchAll(/\d+/g)) named.add(Number(number))
        return ''
      }),
    listSources: () => {
      const sources = passages.filter(({ number }) => named.has(number))
      return sources.length === named.size ? sources.map(({ title, path }) => ({ title, path })) : []
    },
  }
}
