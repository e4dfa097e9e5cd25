import { resolve } from 'node:path'

import { type Plugin, runnerImport } from 'vite'

import type { Shape } from '#domain/testing/schema-samples.ts'

/** A route as somebody outside sees it: where it is, and the shapes of what it takes. */
export type OpenRoute = {
  method: string
  path: string
  shapes: { target: string; shape: Shape }[]
}

/** What the worker imports and no Node knows is empty here: nothing of it is called. */
const withoutPlatform: Plugin = {
  name: 'without-platform',
  enforce: 'pre',
  resolveId: (id) => (/^cloudflare:|\.(?:bin|wasm)$/.test(id) ? `\0nothing:${id}` : undefined),
  load: (id) =>
    id.startsWith('\0nothing:')
      ? 'export class DurableObject {}; export const env = {}; export default new Uint8Array()'
      : undefined,
}

type Table = { openRoutes: () => OpenRoute[]; openPages: () => string[] }

/** The routes and public pages of the worker, from its own tables; its modules are loaded as they are written. */
export async function loadRoutes(): Promise<{ routes: OpenRoute[]; pages: string[] }> {
  const { module } = await runnerImport<Table>(resolve('worker/testing/open-routes.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutPlatform],
    resolve: { alias: { '#manifest': resolve('worker/testing/manifest.ts') } },
  })
  return { routes: module.openRoutes(), pages: module.openPages() }
}
