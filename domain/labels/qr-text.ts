import { graphemesOf } from './graphemes.ts'
import type { LabelContents } from './label.types.ts'

/** Bytes of UTF-8 that a code holds of a blend: more makes its squares too small to read. */
export const codeBytesMax = 300

/** What a full code says: name, ingredients and instructions, cut, and after them the address of the remedy, if it is one. */
export function codeText(
  { name, rows, promises, steps }: Pick<LabelContents, 'name' | 'rows' | 'promises' | 'steps'>,
  address?: string,
): string {
  const ingredients = rows.map(
    ({ name, amount, isChecked }) => [amount, name].filter(Boolean).join(' ') + (isChecked ? '' : ' (not checked)'),
  )
  // First what the check counts on: the end is what is cut.
  const instructions = [promises, ...steps].filter(Boolean).join(' ')
  const lines = [
    name,
    ...(ingredients.length > 0 ? [`Ingredients: ${ingredients.join(', ')}`] : []),
    ...(instructions === '' ? [] : [`Instructions: ${instructions}`]),
  ]
  return [cutBytes(lines.join('\n'), codeBytesMax), address].filter(Boolean).join('\n')
}

/** The beginning of a text in at most `bytesMax` bytes of UTF-8, never ending within what a reader sees as one character. */
export function cutBytes(text: string, bytesMax: number): string {
  const wellFormed = text.toWellFormed()
  if (bytesOf(wellFormed) <= bytesMax) return wellFormed
  let kept = ''
  let bytes = bytesOf('…')
  for (const sign of graphemesOf(wellFormed)) {
    bytes += bytesOf(sign)
    if (bytes > bytesMax) break
    kept += sign
  }
  return `${kept.trimEnd()}…`
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length
