import { resolve } from 'node:path'

import { type Plugin, runnerImport } from 'vite'

import type { JsonSchema } from '#domain/testing/schema-samples.ts'

/** Route from an attacker's point of view: its path and the shapes of its inputs. */
export type OpenRoute = {
  method: string
  path: string
  shapes: { target: string; shape: JsonSchema }[]
}

/** Replaces platform modules that Node doesn't have with empty modules. The routes are listed but never called. */
const withoutPlatform: Plugin = {
  name: 'without-platform',
  enforce: 'pre',
  resolveId: (id) => (/^cloudflare:|\.(?:bin|wasm)$/.test(id) ? `\0nothing:${id}` : undefined),
  load: (id) =>
    id.startsWith('\0nothing:')
      ? 'export class DurableObject {}; export const env = {}; export default new Uint8Array()'
      : undefined,
}

type Table = { describeRoutes: () => OpenRoute[]; listPublicPaths: () => string[] }

export async function loadRoutes(): Promise<{ routes: OpenRoute[]; pages: string[] }> {
  const { module } = await runnerImport<Table>(resolve('worker/testing/describe-routes.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutPlatform],
    resolve: { alias: { '#manifest': resolve('worker/testing/manifest.ts') } },
  })
  return { routes: module.describeRoutes(), pages: module.listPublicPaths() }
}
