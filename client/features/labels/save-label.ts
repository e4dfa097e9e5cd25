import { saveBlob, saveFile } from '#client/core/save-file.ts'
import { type Drawing, createSvg, toPrintPixels, insertDensity } from '#domain/labels/drawing.ts'
import { slugify } from '#domain/text.ts'

import { readFileAsBase64 } from './labels.api.ts'

/** Files of the label's fonts. The second file of a family has the characters that few texts need. */
const fontFiles = [
  { family: 'Alegreya', weight: '700', url: new URL('../../fonts/alegreya.woff2', import.meta.url) },
  { family: 'Alegreya', weight: '700', url: new URL('../../fonts/alegreya-rare.woff2', import.meta.url), isRare: true },
  { family: 'Figtree', weight: '400 700', url: new URL('../../fonts/figtree.woff2', import.meta.url) },
  {
    family: 'Figtree',
    weight: '400 700',
    url: new URL('../../fonts/figtree-rare.woff2', import.meta.url),
    isRare: true,
  },
]

/** Saves the label as SVG with embedded fonts, so that it looks the same everywhere. */
export async function saveSvg(drawing: Drawing): Promise<void> {
  saveFile(`${fileName(drawing)}.svg`, createSvg(drawing, await fontStyle()), 'image/svg+xml')
}

/** Saves the label as PNG at 300 dots per inch. */
export async function savePng(drawing: Drawing): Promise<void> {
  const svgUrl = URL.createObjectURL(new Blob([createSvg(drawing, await fontStyle())], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = svgUrl
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = toPrintPixels(drawing.width)
    canvas.height = toPrintPixels(drawing.height)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('The browser cannot draw an image of this size.')
    const png = insertDensity(new Uint8Array(await blob.arrayBuffer()))
    saveBlob(`${fileName(drawing)}.png`, new Blob([png], { type: 'image/png' }))
  } finally {
    URL.revokeObjectURL(svgUrl)
  }
}

const fileName = ({ title, width, height }: Drawing) =>
  `${slugify(title) || 'label'}-${Math.round(width)}x${Math.round(height)}mm`

let fonts: Promise<string> | undefined

function fontStyle(): Promise<string> {
  fonts ??= loadFonts().catch((failure: unknown) => {
    fonts = undefined
    throw failure
  })
  return fonts
}

async function loadFonts(): Promise<string> {
  const faces = await Promise.all(
    fontFiles.map(
      async ({ family, weight, url, isRare }) =>
        `@font-face{font-family:${family};font-weight:${weight};${isRare ? 'unicode-range:U+A0-FFFF;' : ''}src:url(data:font/woff2;base64,${await readFileAsBase64(url.href)}) format('woff2')}`,
    ),
  )
  return `${faces.join('')}text{font-variant-numeric:lining-nums}`
}
