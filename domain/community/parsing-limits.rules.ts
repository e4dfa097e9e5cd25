import { contentMax } from './community.rules.ts'

/** Maximum number of lines that keep their line break. */
export const linesMax = 500

const nestedInALineMax = 8
const emphasisMax = 300
const bracketsMax = 300
const backticksMax = 200

/** Matches the nested quotes and lists that a line opens. */
const openings = /^(?:[ \t]*(?:>|[-+*](?![^ \t])|\d{1,9}[.)](?![^ \t])))*/
const opening = />|[-+*]|\d+[.)]/g

/**
 * Returns true if parsing the text might be slow, because the parser's time grows with the square of the Markdown
 * characters. Within these limits, 10,000 characters took at most 60 ms in tests with some thousand patterns; ordinary
 * texts take 15 ms.
 */
export function isCostly(text: string): boolean {
  return (
    text.length > contentMax ||
    hasMoreThan(text, /\n/g, linesMax) ||
    hasMoreThan(text, /\*+|_+/g, emphasisMax) ||
    hasMoreThan(text, /[[\]]/g, bracketsMax) ||
    hasMoreThan(text, /`+/g, backticksMax) ||
    text.split('\n').some((line) => hasMoreThan(openings.exec(line)?.[0] ?? '', opening, nestedInALineMax))
  )
}

const hasMoreThan = (text: string, sign: RegExp, max: number) => (text.match(sign)?.length ?? 0) > max
