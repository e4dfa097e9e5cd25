import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

import { initWasm, Resvg } from '@resvg/resvg-wasm'

import { loadPlants } from '#catalog/plants.ts'
import { drawPlant, type PictureSize, pictureSizes } from '#domain/drawing/draw-plant.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'plate' },
    out: { type: 'string', default: '/tmp/herbarium-sheets' },
    width: { type: 'string' },
    dark: { type: 'boolean', default: false },
  },
})
const size = pictureSizes.find((one) => one === values.size)
if (!size) throw new Error(`--size is one of ${pictureSizes.join(', ')}`)

const { plants, problems } = loadPlants()
for (const { file, field, reason } of problems) console.error(`${file} ${field}: ${reason}`)
const chosen = [...plants].filter(([slug]) => positionals.length === 0 || positionals.includes(slug))
if (chosen.length === 0) throw new Error('No such plant.')

const cells: Readonly<Record<PictureSize, { width: number; height: number; columns: number }>> = {
  medallion: { width: 240, height: 240, columns: 6 },
  plate: { width: 420, height: 560, columns: 4 },
}

/** Colours for the contact sheet alone; a page has its own style sheet. */
const [ink, paper] = values.dark ? ['#9db8ff', '#121d36'] : ['#1d3f9e', '#ffffff']
const writeStyles = (line: number) => `
path{stroke-linejoin:round;stroke-linecap:round}
.outline{fill:none;stroke:${ink};stroke-width:${line}}
.vein{fill:none;stroke:${ink};stroke-width:${line * 0.6};stroke-opacity:.75}
.stipple{fill:none;stroke:${ink};stroke-width:${line * 1.4}}
.paper{fill:${paper};stroke:${ink};stroke-width:${line * 0.85}}
.wash{fill:${ink};fill-opacity:.2}
.shade{fill:${ink};fill-opacity:.34}
.deep{fill:${ink}}
.scale{fill:${ink};font-family:Figtree;font-size:34px;text-anchor:middle}`

const label = (slug: string, svg: string) => {
  const grams = gzipSync(svg, { level: 9 }).length
  return `${slug} · ${(grams / 1000).toFixed(1)} kB`
}

function writeSheet(pictureSize: PictureSize): string {
  const only = chosen.length === 1
  const { width, height, columns: most } = cells[pictureSize]
  const enlarged = only ? Number(values.width ?? 1000) / width : 1
  const columns = Math.min(most, chosen.length)
  const rows = Math.ceil(chosen.length / columns)
  const cell = { width: width * enlarged, height: height * enlarged + 26 }
  const pictures = chosen.map(([slug, plant], position) => {
    const svg = drawPlant(slug, plant, pictureSize)
    const x = (position % columns) * cell.width
    const y = Math.floor(position / columns) * cell.height
    const inner = svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${cell.width}" height="${height * enlarged}" `)
    return `${inner}<text x="${x + cell.width / 2}" y="${y + cell.height - 8}" font-family="Figtree" font-size="15" text-anchor="middle" fill="${ink}">${label(slug, svg)}</text>`
  })
  const line = pictureSize === 'plate' ? 3 : 3.6
  const box = `width="${columns * cell.width}" height="${rows * cell.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><style>${writeStyles(line)}</style><rect ${box} fill="${paper}"/>${pictures.join('')}</svg>`
}

const { resolve } = createRequire(import.meta.url)
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
const svg = writeSheet(size)
const font = readFileSync('worker/pages/share/fonts/figtree-500.ttf.bin')
const png = new Resvg(svg, { font: { fontBuffers: [font] } }).render().asPng()
mkdirSync(values.out, { recursive: true })
const name = `${values.out}/${chosen.length === 1 ? chosen[0]?.[0] : 'sheet'}-${size}`
writeFileSync(`${name}.svg`, svg)
writeFileSync(`${name}.png`, png)
process.stdout.write(`${name}.png\n`)
