import type { Shape } from './drawing.ts'
import type { QrModules } from './label.types.ts'

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
