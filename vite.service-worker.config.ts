import { readFileSync } from 'node:fs'

import { defineConfig, type Plugin } from 'vite'

import { type ClientManifest, listOfflineFiles, listOfflinePageFiles, nameBuild } from './scripts/offline-files.ts'
import { writeOfflinePage } from './scripts/offline-page.ts'

const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ClientManifest
const files = listOfflineFiles(manifest)
const pageFiles = listOfflinePageFiles(manifest)
const page = writeOfflinePage(pageFiles)

const emitOfflinePage: Plugin = {
  name: 'offline-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'offline.html', source: page })
  },
}

/** Builds the service worker as one script, after the client, because it names the client's files. */
export default defineConfig({
  root: 'client',
  publicDir: false,
  plugins: [emitOfflinePage],
  define: {
    'import.meta.env.BUILD': JSON.stringify(nameBuild([...files, page])),
    'import.meta.env.OFFLINE_FILES': JSON.stringify(files),
    'import.meta.env.OFFLINE_PAGE_FILES': JSON.stringify(pageFiles),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'client/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
