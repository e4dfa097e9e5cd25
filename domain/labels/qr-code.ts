import type { Shape } from './drawing.ts'
import type { LabelContents, QrModules } from './label.types.ts'
import { splitGraphemes } from './measure.ts'

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

/** Width of the quiet zone in modules. ISO/IEC 18004 requires it. */
const quietZoneModules = 4

/** Draws a QR code with its quiet zone, dark on white. One path contains a rectangle for each run of dark modules. */
export function drawQrCode(modules: QrModules, x: number, y: number, side: number, colour: string): Shape[] {
  const count = modules.length + quietZoneModules * 2
  const scale = side / count
  const path = modules
    .map((row, rowIndex) =>
      findDarkRuns(row)
        .map(([start, length]) => `M${start + quietZoneModules} ${rowIndex + quietZoneModules}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
  return [
    { tag: 'rect', attributes: { x, y, width: side, height: side, fill: '#ffffff' } },
    {
      tag: 'g',
      attributes: { transform: `translate(${x} ${y}) scale(${scale})` },
      children: [{ tag: 'path', attributes: { d: path, fill: colour, 'shape-rendering': 'crispEdges' } }],
    },
  ]
}

function findDarkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const darkRuns: [number, number][] = []
  for (const [position, isDark] of row.entries()) {
    const last = darkRuns.at(-1)
    if (isDark && last && last[0] + last[1] === position) last[1]++
    else if (isDark) darkRuns.push([position, 1])
  }
  return darkRuns
}
