import { contentMax } from './community.rules.ts'

/** The most lines that keep an end of their own. */
export const linesMax = 500

const nestedInALineMax = 8
const emphasisMax = 300
const bracketsMax = 300
const backticksMax = 200

/** Quotes and lists that a line opens, one in the other. */
const openings = /^(?:[ \t]*(?:>|[-+*](?![^ \t])|\d{1,9}[.)](?![^ \t])))*/
const opening = />|[-+*]|\d+[.)]/g

/**
 * Whether a text has so many signs of Markdown that reading them might take long: the parser's time grows with their
 * square. Below these figures 10,000 characters took at most 60 ms in a search through some thousand patterns, where ordinary
 * ones take 15.
 */
export function isCostly(text: string): boolean {
  return (
    text.length > contentMax ||
    exceeds(text, /\n/g, linesMax) ||
    exceeds(text, /\*+|_+/g, emphasisMax) ||
    exceeds(text, /[[\]]/g, bracketsMax) ||
    exceeds(text, /`+/g, backticksMax) ||
    text.split('\n').some((line) => exceeds(openings.exec(line)?.[0] ?? '', opening, nestedInALineMax))
  )
}

const exceeds = (text: string, sign: RegExp, max: number) => (text.match(sign)?.length ?? 0) > max
