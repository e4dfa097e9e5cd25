declare module 'cloudflare:workers' {
  import type { D1Database } from '@cloudflare/workers-types'

  import type { LiveNamespace } from '#worker/platform/live.ts'

  /** The bindings of `wrangler.toml` as the tests set them. */
  export const env: {
    DB: D1Database
    LIVE: LiveNamespace
    SITE_URL: string
    MIGRATIONS: { name: string; queries: string[] }[]
  }
}

declare module 'cloudflare:test' {
  import type { D1Database } from '@cloudflare/workers-types'

  export function applyD1Migrations(db: D1Database, migrations: { name: string; queries: string[] }[]): Promise<void>
}
