import { layOutMedallion } from './layout/medallion.ts'
import { layOutPlate } from './layout/plate.ts'
import { type Picture, writePicture } from './picture.ts'
import type { Plant } from './plant.schemas.ts'

/** `medallion` is for 48 to 120 pixels; `plate` shows the whole plant and the part used. */
export const pictureSizes = ['medallion', 'plate'] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Lays out the picture of a plant. The same slug, plant and size always give the same picture. */
export const layOutPlant = (slug: string, plant: Plant, size: PictureSize): Picture =>
  size === 'plate' ? layOutPlate(slug, plant) : layOutMedallion(slug, plant)

/** Returns the picture of a plant as SVG, whose paths have classes and no colours. */
export const drawPlant = (slug: string, plant: Plant, size: PictureSize): string =>
  writePicture(layOutPlant(slug, plant, size), `${slug}-${size === 'plate' ? 'p' : 'm'}`)
