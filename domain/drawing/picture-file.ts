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
    `path,circle{stroke-linejoin:round;stroke-linecap:round;fill:none;stroke:${ink};stroke-width:${line}}` +
    `.vein{stroke-width:${width(0.6)};opacity:.75}` +
    `.stipple{stroke-width:${width(1.4)}}` +
    `.paper{fill:#fff;stroke-width:${width(0.85)}}` +
    `.wash,.shade,.deep{fill:${ink};stroke:none}.wash{opacity:.2}.shade{opacity:.34}`
  )
}

/** Style of the words below the scale of a plate. */
const scaleStyles = `.scale{fill:${ink};font-family:sans-serif;font-size:34px;text-anchor:middle}`

/** Returns the picture of a plant as a file of its own, with its colours. */
export const drawPictureFile = (slug: string, plant: Plant, size: PictureSize): string =>
  addStyles(drawPlant(slug, plant, size), writeStyles(lineWidths[size]) + (size === 'plate' ? scaleStyles : ''))

/** Returns the picture of a step as a file of its own, with its colours. */
export const drawStepFile = (action: StepAction): string => addStyles(drawStep(action), writeStyles(stepLineWidth))

const addStyles = (svg: string, styles: string) => svg.replace('>', `><style>${styles}</style>`)
