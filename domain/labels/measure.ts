import fontWidths from './font-widths.json' with { type: 'json' }
import { graphemesOf } from './graphemes.ts'

export type LabelFont = 'name' | 'text' | 'strong'

export const fontAttributes: Record<LabelFont, Record<string, string | number>> = {
  name: { 'font-family': 'Alegreya, Georgia, serif', 'font-weight': 700 },
  text: { 'font-family': 'Figtree, Arial, sans-serif', 'font-weight': 400 },
  strong: { 'font-family': 'Figtree, Arial, sans-serif', 'font-weight': 700 },
}

const positions = new Map(Array.from(fontWidths.characters, (character, position) => [character, position]))
/**
 * Width of a character that our fonts lack, in thousandths of the text size. Assumes a wide letter, although emoji are
 * wider.
 */
const foreignWidth = 1050
const pictureWidth = 1400
/** Factor for extra width, in case text is shown in a fallback font or a program rounds. */
const allowance = 1.02

/** Returns the maximum width in millimetres of a line of text at this size. */
export const textWidth = (text: string, font: LabelFont, size: number): number =>
  text
    .split(' ')
    .reduce((sum, word) => sum + (wordWidth(word, font) + wordWidth(' ', font)) * size, -wordWidth(' ', font) * size)

const cacheMax = 5000
const known: Record<LabelFont, Map<string, number>> = { name: new Map(), text: new Map(), strong: new Map() }

/**
 * Returns the width of a word relative to the text size. Cached, because the label is laid out again on each key press.
 */
function wordWidth(word: string, font: LabelFont): number {
  const found = known[font].get(word)
  if (found !== undefined) return found
  const widths = fontWidths[font]
  let sum = 0
  for (const character of word.normalize('NFC')) sum += widths[positions.get(character) ?? -1] ?? widthOf(character)
  if (known[font].size >= cacheMax) known[font].clear()
  known[font].set(word, (sum / 1000) * allowance)
  return (sum / 1000) * allowance
}

const widthOf = (character: string) =>
  /\p{M}|\u200d/u.test(character) ? 0 : /\p{Extended_Pictographic}/u.test(character) ? pictureWidth : foreignWidth

/** Splits a text into lines of this width. A word that is wider than a line is broken, so that nothing is lost. */
export function wrap(text: string, font: LabelFont, size: number, width: number, firstWidth = width): string[] {
  const space = wordWidth(' ', font) * size
  const lines: string[] = []
  let line: string[] = []
  let left = firstWidth
  for (const piece of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, font, size, width))) {
    const needed = wordWidth(piece, font) * size
    if (needed > left && (line.length > 0 || lines.length < Number(firstWidth < width))) {
      lines.push(line.join(' '))
      line = []
      left = width
    }
    line.push(piece)
    left -= needed + space
  }
  return line.length > 0 ? [...lines, line.join(' ')] : lines
}

function breakWord(word: string, font: LabelFont, size: number, width: number): string[] {
  if (wordWidth(word, font) * size <= width) return [word]
  const pieces: string[] = []
  let left = 0
  for (const grapheme of graphemesOf(word)) {
    const needed = wordWidth(grapheme, font) * size
    if (needed > left) {
      pieces.push(grapheme)
      left = width
    } else pieces[pieces.length - 1] = (pieces.at(-1) ?? '') + grapheme
    left -= needed
  }
  return pieces
}
