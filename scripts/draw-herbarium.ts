import { mkdirSync, writeFileSync } from 'node:fs'

import { drawHerbarium } from '#catalog/herbarium.ts'
import { pictureFolder } from '#domain/drawing/picture-path.ts'

/** The build of the client runs this after Vite, which empties the folder. */
const folder = `dist/client${pictureFolder}`
mkdirSync(folder, { recursive: true })
for (const { name, svg } of drawHerbarium().pictures) writeFileSync(`${folder}/${name}`, svg)
