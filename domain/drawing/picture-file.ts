import { drawPlant, type PictureSize } from './draw-plant.ts'
import type { Plant } from './plant.schemas.ts'
import { drawStep, type StepAction } from './step-pictures.ts'

const ink = '#1d3f9e'
/** Widths of an outline in units of a picture: a medallion is shown smaller. */
const lineWidths: Readonly<Record<PictureSize, number>> = { medallion: 3.6, plate: 3 }
const stepLineWidth = 2

/** The pictures are painted on porcelain, which looks the same in the light and the dark theme. */
const writeStyles = (line: number): string => {
  const width = (factor: number) => Number((line * factor).toFixed(1))
  return (
    'path{stroke-linejoin:round;stroke-linecap:round}' +
    `.outline,.vein,.stipple{fill:none;stroke:${ink};stroke-width:${line}}` +
    `.vein{stroke-width:${width(0.6)};stroke-opacity:.75}` +
    `.stipple{stroke-width:${width(1.4)}}` +
    `.paper{fill:#fff;stroke:${ink};stroke-width:${width(0.85)}}` +
    `.wash,.shade,.deep,.scale{fill:${ink}}.wash{fill-opacity:.2}.shade{fill-opacity:.34}` +
    '.scale{font-family:sans-serif;font-size:34px;text-anchor:middle}'
  )
}

/** Returns the picture of a plant as a file of its own, with its colours. */
export const drawPictureFile = (slug: string, plant: Plant, size: PictureSize): string =>
  addStyles(drawPlant(slug, plant, size), lineWidths[size])

/** Returns the picture of a step as a file of its own, with its colours. */
export const drawStepFile = (action: StepAction): string => addStyles(drawStep(action), stepLineWidth)

const addStyles = (svg: string, line: number) => svg.replace('>', `><style>${writeStyles(line)}</style>`)
