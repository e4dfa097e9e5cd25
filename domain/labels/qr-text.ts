import { splitGraphemes } from './graphemes.ts'
import type { LabelContents } from './label.types.ts'

/** Maximum UTF-8 bytes in a QR code. A longer text would make the modules too small to scan. */
export const maxCodeBytes = 300

/**
 * Returns the text of a full code: the shortened name, ingredients and instructions, then the remedy's URL if it has
 * one.
 */
export function createCodeText(
  { name, rows, brewing, steps }: Pick<LabelContents, 'name' | 'rows' | 'brewing' | 'steps'>,
  url?: string,
): string {
  const ingredients = rows.map(
    ({ name, amount, isChecked }) => [amount, name].filter(Boolean).join(' ') + (isChecked ? '' : ' (not checked)'),
  )
  // Brewing conditions come first, because the end may be cut off.
  const instructions = [brewing, ...steps].filter(Boolean).join(' ')
  const lines = [
    name,
    ...(ingredients.length > 0 ? [`Ingredients: ${ingredients.join(', ')}`] : []),
    ...(instructions === '' ? [] : [`Instructions: ${instructions}`]),
  ]
  return [shortenToBytes(lines.join('\n'), maxCodeBytes), url].filter(Boolean).join('\n')
}

/** Returns the start of a text in at most `maxBytes` UTF-8 bytes. Never cuts a visible character in half. */
export function shortenToBytes(text: string, maxBytes: number): string {
  const wellFormed = text.toWellFormed()
  if (countBytes(wellFormed) <= maxBytes) return wellFormed
  let result = ''
  let bytes = countBytes('…')
  for (const grapheme of splitGraphemes(wellFormed)) {
    bytes += countBytes(grapheme)
    if (bytes > maxBytes) break
    result += grapheme
  }
  return `${result.trimEnd()}…`
}

const countBytes = (text: string) => new TextEncoder().encode(text).length
