import { graphemesOf } from './graphemes.ts'
import type { LabelContents } from './label.types.ts'

/** Maximum bytes of UTF-8 for a blend in a QR code. A longer text would make the modules too small to scan. */
export const codeBytesMax = 300

/**
 * Returns the text of a full code: name, ingredients and instructions, shortened, then the URL of the remedy, if any.
 */
export function codeText(
  { name, rows, brewing, steps }: Pick<LabelContents, 'name' | 'rows' | 'brewing' | 'steps'>,
  address?: string,
): string {
  const ingredients = rows.map(
    ({ name, amount, isChecked }) => [amount, name].filter(Boolean).join(' ') + (isChecked ? '' : ' (not checked)'),
  )
  // Puts brewing conditions first, because the end may be cut off.
  const instructions = [brewing, ...steps].filter(Boolean).join(' ')
  const lines = [
    name,
    ...(ingredients.length > 0 ? [`Ingredients: ${ingredients.join(', ')}`] : []),
    ...(instructions === '' ? [] : [`Instructions: ${instructions}`]),
  ]
  return [cutBytes(lines.join('\n'), codeBytesMax), address].filter(Boolean).join('\n')
}

/**
 * Returns the beginning of a text in at most `bytesMax` bytes of UTF-8, without cutting a visible character in half.
 */
export function cutBytes(text: string, bytesMax: number): string {
  const wellFormed = text.toWellFormed()
  if (bytesOf(wellFormed) <= bytesMax) return wellFormed
  let result = ''
  let bytes = bytesOf('…')
  for (const grapheme of graphemesOf(wellFormed)) {
    bytes += bytesOf(grapheme)
    if (bytes > bytesMax) break
    result += grapheme
  }
  return `${result.trimEnd()}…`
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
