declare namespace Cloudflare {
  interface Env {
    DB: import('@cloudflare/workers-types').D1Database
    ASSETS: import('@cloudflare/workers-types').Fetcher
    SITE_URL: string
    MIGRATIONS: { name: string; queries: string[] }[]
  }
}

declare module 'cloudflare:workers' {
  export const env: Cloudflare.Env
}

declare module 'cloudflare:test' {
  export function applyD1Migrations(
    db: import('@cloudflare/workers-types').D1Database,
    migrations: { name: string; queries: string[] }[],
  ): Promise<void>
}
