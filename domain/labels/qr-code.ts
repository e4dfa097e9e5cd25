import type { Shape } from './drawing.ts'
import type { CodeModules } from './label.types.ts'

/** Width of the quiet zone in modules. Scanners need it: ISO/IEC 18004. */
const quietModules = 4

/**
 * Draws a QR code with its quiet zone in a square, dark on white. A single path has one rectangle for each run of dark
 * modules.
 */
export function codeShapes(modules: CodeModules, x: number, y: number, side: number, colour: string): Shape[] {
  const count = modules.length + quietModules * 2
  const scale = side / count
  const path = modules
    .map((row, line) =>
      runs(row)
        .map(([from, length]) => `M${from + quietModules} ${line + quietModules}h${length}v1h-${length}z`)
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

function runs(row: readonly boolean[]): [from: number, length: number][] {
  const found: [number, number][] = []
  for (const [at, isDark] of row.entries()) {
    const last = found.at(-1)
    if (isDark && last && last[0] + last[1] === at) last[1]++
    else if (isDark) found.push([at, 1])
  }
  return found
}
