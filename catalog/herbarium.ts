import { createHash } from 'node:crypto'

import { pictureSizes } from '#domain/drawing/draw-plant.ts'
import { drawPictureFile, drawStepFile } from '#domain/drawing/picture-file.ts'
import { stepActions } from '#domain/drawing/step-pictures.ts'

import { loadPlants } from './plants.ts'

/**
 * Draws all plants. `files` are the data that the site needs: the version, which changes with any picture, and the
 * marks of each herb for text alternatives.
 */
export function drawHerbarium() {
  const plants = [...loadPlants().plants]
  const pictures = [
    ...plants.flatMap(([slug, plant]) =>
      pictureSizes.map((size) => ({ name: `${slug}-${size}.svg`, svg: drawPictureFile(slug, plant, size) })),
    ),
    ...stepActions.map((action) => ({ name: `step-${action}.svg`, svg: drawStepFile(action) })),
  ]
  const version = createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 8)
  return {
    pictures,
    files: [
      { path: 'domain/drawing/version.json', content: { version } },
      { path: 'domain/drawing/marks.json', content: Object.fromEntries(plants.map(([slug, { marks }]) => [slug, marks])) },
    ],
  }
}
