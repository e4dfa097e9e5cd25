import type { PictureSize } from './draw-plant.ts'
import type { StepAction } from './step-pictures.ts'
import data from './version.json' with { type: 'json' }

/** Folder of the pictures. Its name changes with the pictures, so that browsers can keep them for ever. */
export const pictureFolder = `/assets/herbarium-${data.version}`

/** Returns the address of a herb's picture. */
export const picturePath = (slug: string, size: PictureSize): string => `${pictureFolder}/${slug}-${size}.svg`

/** Returns the address of the picture of a step. */
export const stepPicturePath = (action: StepAction): string => `${pictureFolder}/step-${action}.svg`
