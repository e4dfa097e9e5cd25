import fontWidths from './font-widths.json' with { type: 'json' }

export type LabelFont = 'name' | 'text' | 'strong'

export const fontAttributes: Record<LabelFont, Record<string, string | number>> = {
  name: { 'font-family': 'Alegreya, Georgia, serif', 'font-weight': 700 },
  text: { 'font-family': 'Figtree, Arial, sans-serif', 'font-weight': 400 },
  strong: { 'font-family': 'Figtree, Arial, sans-serif', 'font-weight': 700 },
}

const positionByCharacter = new Map(Array.from(fontWidths.characters, (character, position) => [character, position]))
/** Width of a character that our fonts lack, in thousandths of the text size. Assumes a wide letter. */
const unknownWidth = 1050
const emojiWidth = 1400
/** Adds extra width for fallback fonts and rounding errors. */
const safetyFactor = 1.02

/** Returns the maximum width of a line of text, in millimetres. */
export const measureText = (text: string, font: LabelFont, size: number): number =>
  text
    .split(' ')
    .reduce(
      (sum, word) => sum + (measureWord(word, font) + measureWord(' ', font)) * size,
      -measureWord(' ', font) * size,
    )

const maxCachedWords = 5000
const widthCaches: Record<LabelFont, Map<string, number>> = { name: new Map(), text: new Map(), strong: new Map() }

/** Returns a word's width relative to the text size. Cached, because each key press lays the label out again. */
function measureWord(word: string, font: LabelFont): number {
  const cached = widthCaches[font].get(word)
  if (cached !== undefined) return cached
  const widths = fontWidths[font]
  let sum = 0
  for (const character of word.normalize('NFC'))
    sum += widths[positionByCharacter.get(character) ?? -1] ?? estimateWidth(character)
  if (widthCaches[font].size >= maxCachedWords) widthCaches[font].clear()
  widthCaches[font].set(word, (sum / 1000) * safetyFactor)
  return (sum / 1000) * safetyFactor
}

const estimateWidth = (character: string) =>
  /\p{M}|\u200d/u.test(character) ? 0 : /\p{Extended_Pictographic}/u.test(character) ? emojiWidth : unknownWidth

/** Splits a text into lines of this width. Breaks words that are too wide for a line. */
export function wrapText(text: string, font: LabelFont, size: number, width: number, firstWidth = width): string[] {
  const space = measureWord(' ', font) * size
  const lines: string[] = []
  let line: string[] = []
  let remainingWidth = firstWidth
  for (const fragment of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => breakWord(word, font, size, width))) {
    const neededWidth = measureWord(fragment, font) * size
    if (neededWidth > remainingWidth && (line.length > 0 || lines.length < Number(firstWidth < width))) {
      lines.push(line.join(' '))
      line = []
      remainingWidth = width
    }
    line.push(fragment)
    remainingWidth -= neededWidth + space
  }
  return line.length > 0 ? [...lines, line.join(' ')] : lines
}

function breakWord(word: string, font: LabelFont, size: number, width: number): string[] {
  if (measureWord(word, font) * size <= width) return [word]
  const fragments: string[] = []
  let remainingWidth = 0
  for (const grapheme of splitGraphemes(word)) {
    const neededWidth = measureWord(grapheme, font) * size
    if (neededWidth > remainingWidth) {
      fragments.push(grapheme)
      remainingWidth = width
    } else fragments[fragments.length - 1] = (fragments.at(-1) ?? '') + grapheme
    remainingWidth -= neededWidth
  }
  return fragments
}

let segmenter: Intl.Segmenter | undefined

/** Splits text into the characters that readers see. */
export function splitGraphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
