import alegreya from './fonts/alegreya-700.json'
import figtree from './fonts/figtree-500.json'

type Font = { unitsPerEm: number; glyphs: ReadonlyMap<string, readonly number[]>; kerning: readonly number[][] }

export const nameFont: Font = { ...alegreya, glyphs: new Map(Object.entries(alegreya.glyphs)) }
export const textFont: Font = { ...figtree, glyphs: new Map(Object.entries(figtree.glyphs)) }

/**
 * Returns the text as the font can draw it. Letters that the font lacks lose their accents; other missing characters
 * are left out.
 */
export function toDrawableText(text: string, font: Font): string {
  const baseCharacter = (character: string) =>
    Array.from(character.normalize('NFD')).find((part) => font.glyphs.has(part)) ?? ''
  return Array.from(text.normalize('NFC'), (character) =>
    font.glyphs.has(character) ? character : baseCharacter(character),
  )
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Returns the width of a drawable text with kerning, in the unit of `size`. */
export function measureText(text: string, font: Font, size: number): number {
  const glyphs = Array.from(text, (character) => font.glyphs.get(character) ?? [])
  const units = glyphs.reduce((sum, [advance = 0, row = 0], position) => {
    const [, , column] = glyphs[position + 1] ?? []
    return sum + advance + (column === undefined ? 0 : (font.kerning[row]?.[column] ?? 0))
  }, 0)
  return (units * size) / font.unitsPerEm
}

/** Returns the largest size up to `maxSize` at which the text fits on one line of this width. */
export function findLineSize(text: string, font: Font, { width, maxSize }: { width: number; maxSize: number }): number {
  return Math.min(maxSize, width / measureText(text, font, 1))
}

type Box = { width: number; height: number; maxLines: number; maxSize: number; leading: number }

const minSize = 12
const sizeStep = 2

/**
 * Returns the largest size at which the text fits the box, and its lines, which are about equally long. `leading` is
 * the height of a line as a multiple of its size.
 */
export function fitText(text: string, font: Font, { width, height, maxLines, maxSize, leading }: Box) {
  let size = maxSize
  const lines = () => breakLines(text, font, size, width)
  const fits = (count: number) => count <= maxLines && count * size * leading <= height
  while (size > minSize && !fits(lines().length)) size -= sizeStep
  return { size, lines: balanceLines(text, font, size, width) }
}

/** Breaks the text into the fewest lines that the width allows, in the narrowest column that breaks no word. */
function balanceLines(text: string, font: Font, size: number, width: number): string[] {
  const count = breakLines(text, font, size, width).length
  const widestWord = Math.max(...text.split(' ').map((word) => measureText(word, font, size)))
  let column = width
  while (column - size >= widestWord && breakLines(text, font, size, column - size).length === count) column -= size
  return breakLines(text, font, size, column)
}

function breakLines(text: string, font: Font, size: number, width: number): string[] {
  const fits = (line: string) => measureText(line, font, size) <= width
  const lines: string[] = []
  let line = ''
  for (const piece of text.split(' ').flatMap((word) => breakWord(word, fits))) {
    const longer = line ? `${line} ${piece}` : piece
    if (line && !fits(longer)) lines.push(line)
    line = fits(longer) ? longer : piece
  }
  return [...lines, line]
}

/** Splits a word that is wider than a line. */
function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces = ['']
  for (const character of word) {
    const longer = (pieces.at(-1) ?? '') + character
    if (fits(longer)) pieces[pieces.length - 1] = longer
    else pieces.push(character)
  }
  return pieces
}
