import { env } from 'cloudflare:workers'

import { app } from '#worker/app.ts'

import { testCtx, type TestCtx } from './test-ctx.ts'

export const site = 'https://herbs.test'

/** Sends a request to the whole app, as a browser on this site would. */
export async function visit(path: string, init: RequestInit = {}, ctx: TestCtx = testCtx()): Promise<Response> {
  const run = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
  return app.fetch(new Request(new URL(path, site), { redirect: 'manual', ...init }), { ...env, ctx }, run)
}
