import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { drawArchitecture, replaceDiagram } from './architecture-drawing.ts'

/** `npm run architecture` writes the current state of the code into docs/architecture.md. */
const page = new URL('../docs/architecture.md', import.meta.url)
writeFileSync(
  page,
  replaceDiagram(readFileSync(page, 'utf8'), drawArchitecture(fileURLToPath(new URL('..', import.meta.url)))),
)
