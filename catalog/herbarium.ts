import { createHash } from 'node:crypto'

import { pictureSizes } from '#domain/drawing/draw-plant.ts'
import { drawPictureFile } from '#domain/drawing/picture-file.ts'

import { loadPlants } from './plants.ts'

/**
 * Draws all plants. `files` are the data that the site needs: the version, which changes with any picture, and the
 * marks of each herb for text alternatives.
 */
export function drawHerbarium() {
  const plants = [...loadPlants().plants]
  const pictures = plants.flatMap(([slug, plant]) =>
    pictureSizes.map((size) => ({ name: `${slug}-${size}.svg`, svg: drawPictureFile(slug, plant, size) })),
  )
  const version = createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 8)
  return {
    pictures,
    files: [
      { path: 'domain/drawing/version.json', content: { version } },
      { path: 'domain/drawing/marks.json', content: Object.fromEntries(plants.map(([slug, { marks }]) => [slug, marks])) },
    ],
  }
}
