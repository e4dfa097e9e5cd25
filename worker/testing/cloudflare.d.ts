declare module 'cloudflare:workers' {
  import type { D1Database } from '@cloudflare/workers-types'

  import type { RateLimitBinding } from '#worker/platform/bursts.ts'
  import type { JobQueue } from '#worker/platform/jobs.ts'
  import type { LiveNamespace } from '#worker/platform/live.ts'

  /** Bindings of `wrangler.toml` with their test values. */
  export const env: {
    DB: D1Database
    BURST_LIMIT: RateLimitBinding
    MINUTE_LIMIT: RateLimitBinding
    API_LIMIT: RateLimitBinding
    JOBS: JobQueue
    LIVE: LiveNamespace
    SITE_URL: string
    ASSETS: { fetch: (address: string) => Promise<Response> }
    MIGRATIONS: { name: string; queries: string[] }[]
  }
}

declare module 'cloudflare:test' {
  import type { D1Database, DurableObjectState } from '@cloudflare/workers-types'

  import type { LiveObject } from '#worker/platform/live.ts'

  /** Removes the object's instance. Its sockets hibernate or are closed. */
  export function evictDurableObject(
    object: LiveObject,
    options?: { webSockets?: 'close' | 'hibernate' },
  ): Promise<void>
  export function runInDurableObject<Result>(
    object: LiveObject,
    work: (instance: unknown, state: DurableObjectState) => Result | Promise<Result>,
  ): Promise<Result>
  export function applyD1Migrations(db: D1Database, migrations: { name: string; queries: string[] }[]): Promise<void>
}
