// Runs on Node 20 and later, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { createFingerprint } from './fingerprint.mjs'

const markerFile = 'dist/client/.vite/built-from'
const sources = [
  'catalog/herbarium.ts',
  'catalog/plants',
  'catalog/plants.ts',
  'client',
  'domain',
  'package-lock.json',
  'scripts/build-client.mjs',
  'scripts/draw-herbarium.ts',
  'scripts/offline-files.ts',
  'scripts/offline-page.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.service-worker.config.ts',
]

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { LIVE_RELOAD, NODE_ENV, REUSE_BUILD } = process.env
const fingerprint = createFingerprint(sources, LIVE_RELOAD, NODE_ENV)
const isBuilt = existsSync(markerFile) && readFileSync(markerFile, 'utf8') === fingerprint
if (!(isBuilt && REUSE_BUILD === '1')) build()

/** Vite empties the folder first and with it the marker, so an interrupted build never counts as built. */
function build() {
  runVite()
  writeDocumentStyles()
  runVite('--config', 'vite.service-worker.config.ts')
  drawHerbarium()
  writeFileSync(markerFile, fingerprint)
}

function runVite(...options) {
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn', ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function drawHerbarium() {
  const { status } = spawnSync('node', ['scripts/draw-herbarium.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Writes the text of each style sheet that the worker puts into a document, by the name of its file. */
function writeDocumentStyles() {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
  const styles = {}
  for (const [source, { file }] of Object.entries(manifest)) {
    const name = /^styles\/documents\/(\w+)\.css$/.exec(source)?.[1]
    if (name) styles[name] = readFileSync(`dist/client/${file}`, 'utf8').trim()
  }
  writeFileSync('dist/client/.vite/document-styles.json', JSON.stringify(styles))
}
