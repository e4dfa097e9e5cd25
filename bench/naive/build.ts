import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { clientManifest } from '../../e2e/build.ts'

/** Inside the site's files, so that the same server serves the pages. */
const folder = 'dist/client/naive'

export const naivePaths = {
  recipe: (slug: string) => `/naive/recipe.html?slug=${slug}`,
  remedies: '/naive/remedies.html',
}

/** Builds the comparison pages with Vite's defaults, the site's style sheet and the site's fonts. */
export function buildNaive(): void {
  execFileSync('vite', ['build', '--config', 'bench/naive/vite.config.ts', '--logLevel', 'warn'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const siteManifest = clientManifest('dist/client/.vite')
  const pageManifest = clientManifest(folder)
  const style = siteManifest.get('styles/application.css')?.file ?? ''
  const font = [...siteManifest.keys()].find((key) => key.endsWith('/alegreya.woff2')) ?? ''
  mkdirSync(folder, { recursive: true })
  for (const page of ['recipe', 'remedies']) {
    const entry = pageManifest.get(`${page}.tsx`)
    const importedFiles = (entry?.imports ?? []).map((key) => pageManifest.get(key)?.file ?? '')
    const head = [
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${siteManifest.get(font)?.file}">`,
      `<link rel="stylesheet" href="/${style}">`,
      `<script type="module" src="/naive/${entry?.file}"></script>`,
      ...importedFiles.map((file) => `<link rel="modulepreload" href="/naive/${file}">`),
    ].join('')
    writeFileSync(join(folder, `${page}.html`), createDocument(head))
  }
}

/** Deletes the build, so that none of it is deployed. */
export const removeNaive = (): void => rmSync(folder, { recursive: true, force: true })

const createDocument = (head: string) =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Herbal Remedies</title><link rel="icon" href="/icon.svg" type="image/svg+xml">${head}</head><body><div id="root"></div></body></html>`
