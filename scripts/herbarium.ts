import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

import { initWasm, Resvg } from '@resvg/resvg-wasm'

import { loadPlants } from '#catalog/plants.ts'
import { type PictureSize, pictureSizes } from '#domain/drawing/draw-plant.ts'
import { drawPictureFile } from '#domain/drawing/picture-file.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: 'plate' },
    out: { type: 'string', default: join(tmpdir(), 'herbarium-sheets') },
    width: { type: 'string' },
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

const ink = '#1d3f9e'

const label = (slug: string, svg: string) => {
  const bytes = gzipSync(svg).length
  return `${slug} · ${(bytes / 1000).toFixed(1)} kB`
}

function writeSheet(pictureSize: PictureSize): string {
  const only = chosen.length === 1
  const { width, height, columns: most } = cells[pictureSize]
  const enlarged = only ? Number(values.width ?? 1000) / width : 1
  const columns = Math.min(most, chosen.length)
  const rows = Math.ceil(chosen.length / columns)
  const cell = { width: width * enlarged, height: height * enlarged + 26 }
  const pictures = chosen.map(([slug, plant], position) => {
    const svg = drawPictureFile(slug, plant, pictureSize)
    const x = (position % columns) * cell.width
    const y = Math.floor(position / columns) * cell.height
    const inner = svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${cell.width}" height="${height * enlarged}" `)
    return `${inner}<text x="${x + cell.width / 2}" y="${y + cell.height - 8}" font-family="Figtree" font-size="15" text-anchor="middle" fill="${ink}">${label(slug, svg)}</text>`
  })
  const box = `width="${columns * cell.width}" height="${rows * cell.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${box} fill="#fff"/>${pictures.join('')}</svg>`
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
