import { drawPlant, type PictureSize } from './draw-plant.ts'
import type { Plant } from './plant.schemas.ts'

const ink = '#1d3f9e'
/** Widths of an outline in units of a picture: a medallion is shown smaller. */
const lineWidths: Readonly<Record<PictureSize, number>> = { medallion: 3.6, plate: 3 }

/** The pictures are painted on porcelain, which looks the same in the light and the dark theme. */
export const writePictureStyles = (size: PictureSize): string => {
  const line = lineWidths[size]
  const width = (factor: number) => Number((line * factor).toFixed(1))
  return (
    'path{stroke-linejoin:round;stroke-linecap:round}' +
    `.outline,.vein,.stipple{fill:none;stroke:${ink};stroke-width:${line}}` +
    `.vein{stroke-width:${width(0.6)};stroke-opacity:.75}` +
    `.stipple{stroke-width:${width(1.4)}}` +
    `.paper{fill:#fff;stroke:${ink};stroke-width:${width(0.85)}}` +
    `.wash,.shade,.deep,.scale{fill:${ink}}.wash{fill-opacity:.2}.shade{fill-opacity:.34}` +
    '.scale{font:34px sans-serif;text-anchor:middle}'
  )
}

/** Returns the picture of a plant as a file of its own, with its colours. */
export const drawPictureFile = (slug: string, plant: Plant, size: PictureSize): string =>
  drawPlant(slug, plant, size).replace('>', `><style>${writePictureStyles(size)}</style>`)
