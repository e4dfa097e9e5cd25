import { maxContentLength } from './community.rules.ts'

/** Maximum lines that keep their line break. */
export const maxLines = 500

const maxNestingInLine = 8
const maxEmphasisMarkers = 300
const maxBrackets = 300
const maxBackticks = 200

/** Matches the quote and list markers at the start of a line. */
const nestingPattern = /^(?:[ \t]*(?:>|[-+*](?![^ \t])|\d{1,9}[.)](?![^ \t])))*/
const nestingMarkerPattern = />|[-+*]|\d+[.)]/g

/**
 * True if parsing the text might be slow. Parsing time grows with the square of the number of Markdown characters.
 * Within these limits, 10,000 characters took at most 60 ms in tests.
 */
export function isSlowToParse(text: string): boolean {
  return (
    text.length > maxContentLength ||
    hasMoreThan(text, /\n/g, maxLines) ||
    hasMoreThan(text, /\*+|_+/g, maxEmphasisMarkers) ||
    hasMoreThan(text, /[[\]]/g, maxBrackets) ||
    hasMoreThan(text, /`+/g, maxBackticks) ||
    text
      .split('\n')
      .some((line) => hasMoreThan(nestingPattern.exec(line)?.[0] ?? '', nestingMarkerPattern, maxNestingInLine))
  )
}

const hasMoreThan = (text: string, pattern: RegExp, max: number) => (text.match(pattern)?.length ?? 0) > max
