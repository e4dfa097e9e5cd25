// Runs on Node 20 and later, so it imports Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { createFingerprint } from './fingerprint.mjs'

const markerFile = 'dist/client/.vite/built-from'
const sources = ['client', 'domain', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const { LIVE_RELOAD, NODE_ENV, REUSE_BUILD } = process.env
const fingerprint = createFingerprint(sources, LIVE_RELOAD, NODE_ENV)
const isBuilt = existsSync(markerFile) && readFileSync(markerFile, 'utf8') === fingerprint
if (!(isBuilt && REUSE_BUILD === '1')) build()

/** Vite empties the folder first and with it the marker, so an interrupted build never counts as built. */
function build() {
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) writeFileSync(markerFile, fingerprint)
  process.exitCode = status ?? 1
}
