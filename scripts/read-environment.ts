import { unstable_readConfig as readConfig } from 'wrangler'

/** Part of `wrangler.toml` that the scripts and tests use. */
export type EnvironmentConfig = {
  name?: string | undefined
  compatibility_date?: string | undefined
  routes?: (string | { pattern: string })[] | undefined
  d1_databases: { binding: string; database_name?: string; database_id?: string; migrations_dir?: string }[]
  durable_objects: { bindings: { name: string; class_name: string }[] }
  queues: {
    producers?: { binding: string; queue: string }[]
    consumers?: { queue: string; dead_letter_queue?: string }[]
  }
  send_email: { name: string }[]
  vars: Record<string, unknown>
  triggers: { crons?: string[] | undefined }
  migrations: unknown
  cache?: unknown
  observability?: { logs?: { enabled?: boolean; invocation_logs?: boolean } } | undefined
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[]
  version_metadata?: { binding: string } | undefined
}

export const readEnvironment = (env = ''): EnvironmentConfig => readConfig({ config: 'wrangler.toml', env })
