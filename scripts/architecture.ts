import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { drawArchitecture, replaceDrawn } from './architecture-drawing.ts'

/** `npm run architecture` draws what the code is now into docs/architecture.md. */
const page = new URL('../docs/architecture.md', import.meta.url)
writeFileSync(
  page,
  replaceDrawn(readFileSync(page, 'utf8'), drawArchitecture(fileURLToPath(new URL('..', import.meta.url)))),
)
